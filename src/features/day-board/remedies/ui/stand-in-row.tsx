'use client';
import { IconUserPlus } from '@tabler/icons-react';
import type { StandIn } from '@/features/day-board/remedies/schema';
import { useT } from '@/i18n/client';
import { formatList, formatListAlone } from '@/shared/locale/format-list';
import { Button } from '@/ui/action/button';
import { PhoneActions } from '@/ui/show/contact-links';
import css from './remedies.module.css';

type Props = { standIn: StandIn; busy: boolean; onCallIn: () => void };

/** A crew member who is off: skills, contact, and the button that puts them on the roster. */
export function StandInRow({ standIn, busy, onCallIn }: Props) {
  const { t, lng } = useT('outings-admin');
  const { t: crew } = useT('crew-admin');
  const { name, state, roles, language_names: languages, agency, level, phone, text } = standIn;
  const about = [
    formatListAlone(
      lng,
      roles.map((role) => crew(`roleInList.${role}`)),
    ),
    [agency === 'OTHER' ? null : agency, level].filter(Boolean).join(' '),
    languages.length > 0 && formatList(lng, languages),
    t(`remedy.state.${state}`),
  ];
  return (
    <li>
      <strong>{name}</strong>
      <span className={css.soft}>{about.filter(Boolean).join(' · ')}</span>
      <span className={css.actions}>
        {phone ? <PhoneActions phone={phone} text={text} /> : <span className={css.soft}>{t('publish.noPhone')}</span>}
        <Button size="s" icon={<IconUserPlus aria-hidden="true" />} busy={busy} onClick={onCallIn}>
          {t('remedy.callIn')}
          <span className="only-read-aloud"> {name}</span>
        </Button>
      </span>
    </li>
  );
}
