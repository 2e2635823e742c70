const diver = {
  full_name: 'Hana Lindqvist',
  date_of_birth: '1990-04-21',
  gender: 'female',
  nationality: 'SE',
  phone: '+46 70 123 45 67',
  email: 'diver@segara.test',
  height_cm: 172,
  weight_kg: 64,
  shoe_size: 39,
  shoe_size_system: 'EU',
  dietary_restriction: 'none',
  association: 'PADI',
  certification_number: '1203A4567',
  certification_level: 'open_water',
} as const;

export const demoLogin = { email: 'diver@segara.test', password: 'diver-demo-1' };
export const product = 'tulamben-night-dive';

const DAY_MS = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Far enough ahead for a full refund on cancellation. */
export const span = { from: dateIn(30), to: dateIn(60) };

/** Omits everything optional. */
export const activityOn = (day: string) => ({
  product,
  activity_date: day,
  quantity: 1,
  payment_type: 'down_payment' as const,
});

export const bookingOn = (day: string) => ({
  ...activityOn(day),
  divers: [diver, { ...diver, full_name: 'Jonas Lindqvist', gender: 'male' as const }],
  emergency_contact: { name: 'Maja Lindqvist', phone: '+46 70 765 43 21' },
});
