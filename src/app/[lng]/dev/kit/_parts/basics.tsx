import { IconPlus } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Button, IconButton } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import css from './kit.module.css';

const tokens = ['navy', 'ocean', 'teal', 'lagoon', 'sand', 'coral', 'sun', 'ink', 'ground', 'card', 'sunk', 'tint'];
const looks = ['next', 'solid', 'outline', 'quiet', 'danger'] as const;
const sizes = ['s', 'm', 'l'] as const;

export function Colours() {
  return (
    <div className={css.grid}>
      {tokens.map((token) => (
        <div key={token} className={css.swatch}>
          <span style={{ background: `var(--${token})` }} />
          <code>--{token}</code>
        </div>
      ))}
    </div>
  );
}

export async function Type(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <div>
      <p style={{ font: '780 clamp(2.1rem, 1.5rem + 2.8vw, 3.6rem)/1.1 var(--heading-face)' }}>{t('sample.heading')}</p>
      <h3>{t('sample.heading')}</h3>
      <h4>{t('sample.heading')}</h4>
      <p style={{ maxWidth: 'var(--reading)' }}>
        {t('sample.text')} <a href="#type">{t('sample.link')}</a>
      </p>
    </div>
  );
}

export async function Buttons(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className={css.row}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {t(`button.${look}`)}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button look="outline" icon={<IconPlus aria-hidden="true" />}>
          {t('button.icon')}
        </Button>
        <Button look="next" disabled>
          {t('button.disabled')}
        </Button>
        <ButtonLink look="solid" href="#buttons">
          {t('sample.link')}
        </ButtonLink>
        <IconButton label={t('button.icon')}>
          <IconPlus aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.row}>
        <Button look="solid" wide>
          {t('button.solid')}
        </Button>
      </div>
    </>
  );
}
