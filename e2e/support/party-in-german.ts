import { expect, type Page } from '@playwright/test';
import { continueButton, freeDays, stepTitle } from './booking';
import { emptiestDay } from './days';
import { press, waitForHydration } from './hydration';

const TRIP = 'mimpang-and-tepekong';
const typed = (day: string) => day.split('-').toReversed().join('.');

const goOn = (page: Page) => press(continueButton(page));

type Person = { name: string; born: string; dives: number; language?: string };

const diverForm = (page: Page) => page.getByRole('region', { name: /^Taucher \d/ });

/** Fills in what is needed before the payment, and what decides whether the trip fits. */
async function fillNow(page: Page, number: number, { name, born, dives, language }: Person) {
  const head = page.getByRole('button', { name: new RegExp(`^Taucher ${number}`) });
  await waitForHydration(head);
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  const form = diverForm(page);
  await form.getByLabel('Vollständiger Name').fill(name);
  await form.getByLabel('Geburtsdatum').fill(born);
  await form.getByLabel('Tauchverband', { exact: true }).selectOption('PADI');
  await form.getByLabel('Brevetstufe').selectOption('Advanced Open Water Diver');
  if (language) await form.getByLabel('Bevorzugte Sprache (optional)').selectOption(language);
  await form.getByLabel('Falls Sie das Datum nicht wissen').selectOption('In den letzten 6 Monaten');
  await form.getByLabel('Geloggte Tauchgänge (optional)').fill(String(dives));
}

async function fillInTheRest(page: Page) {
  const form = diverForm(page);
  await form.getByLabel('Geschlecht').selectOption('Männlich');
  await form.getByRole('combobox', { name: 'Nationalität' }).fill('deutschl');
  await page.getByRole('option', { name: 'Deutschland', exact: true }).click();
  await form.getByRole('textbox', { name: /^Telefon/ }).fill('+49 151 23456789');
  await form.getByLabel('E-Mail').fill('jonas@example.test');
  await form.getByLabel('Brevetnummer').fill('0704A1234');
  await form.getByLabel('Größe in cm').fill('184');
  await form.getByLabel('Gewicht in kg').fill('80');
  await form.getByLabel('Schuhgröße').fill('43');
  await form.getByLabel('Ernährungsweise').selectOption('Keine Einschränkung');
}

/** Sees who fits, and adds the guide who opens the trip for the one with too few dives. */
async function addGuideFor(page: Page, name: string) {
  const fits = page.getByRole('region', { name: 'Wer passt' });
  await expect(fits.getByRole('listitem')).toHaveCount(4);
  const beginner = fits.getByRole('listitem').filter({ hasText: name });
  await expect(beginner).toContainText('Passt mit einer Ergänzung');
  await expect(beginner).toContainText('Nicht ganz 50 Tauchgänge: Ein eigener Guide gleicht das aus.');
  await beginner.getByRole('button', { name: 'Eigener Guide hinzufügen' }).click();
  await expect(beginner).toContainText('Passt');
  await expect(fits.getByText('Passt', { exact: true })).toHaveCount(4);
}

/**
 * Books a demanding trip for a couple, a minor and a beginner by the German form, and pays. A flight too early is
 * refused on the way; only the first of them fills in everything.
 */
export async function bookInGerman(page: Page): Promise<{ uuid: string; day: string; title: string }> {
  const day = await emptiestDay(page, TRIP);
  await page.goto(`/de/booking-form?product=${TRIP}&date=${day}`);
  const people = page.getByRole('textbox', { name: 'Anzahl der Personen' });
  await waitForHydration(people);
  await people.fill('4');
  await people.blur();
  await expect(people).toHaveValue('4');
  const chosen = page.locator('[data-date][aria-pressed="true"]');
  await expect(chosen).toHaveAttribute('data-date', day);
  const flight = page.getByLabel('Tag des Flugs');
  await flight.fill(typed(day));
  await expect(page.getByText('Zu nah an Ihrem Flug. Bitte wählen Sie einen früheren Tag.')).toBeVisible();
  await goOn(page);
  await expect(stepTitle(page)).toHaveText('Aktivität');
  await flight.fill('');
  await expect(page.getByText('Zu nah an Ihrem Flug', { exact: false })).toHaveCount(0);
  if ((await chosen.count()) === 0)
    await freeDays(page)
      .and(page.locator(`[data-date="${day}"]`))
      .click();
  await page.getByRole('radio', { name: /^Ich komme selbst/ }).check();
  await goOn(page);
  await expect(stepTitle(page)).toHaveText('Taucher');

  await fillNow(page, 1, { name: 'Jonas Weber', born: '02.03.1988', dives: 120 });
  await fillInTheRest(page);
  await fillNow(page, 2, { name: 'Lena Weber', born: '11.07.1990', dives: 90 });
  await fillNow(page, 3, { name: 'Mia Weber', born: typed(`${new Date().getFullYear() - 16}-01-05`), dives: 60 });
  await fillNow(page, 4, { name: 'Hana Sato', born: '21.04.1992', dives: 30, language: 'ja' });
  await addGuideFor(page, 'Hana Sato');
  await page.getByRole('checkbox', { name: 'Den Rest später ausfüllen' }).check();
  await goOn(page);
  await expect(stepTitle(page)).toHaveText('Extras');
  await goOn(page);
  await expect(stepTitle(page)).toHaveText('Prüfen');
  await goOn(page);
  await page.waitForURL('**/sandbox-gateway/**');
  await press(page.getByRole('button', { name: 'Bezahlen', exact: true }));
  await page.waitForURL('**/payment-success**');
  const uuid = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.getByRole('link', { name: 'Buchung ansehen' })).toBeVisible();
  return { uuid, day, title: 'Gili Mimpang and Gili Tepekong' };
}
