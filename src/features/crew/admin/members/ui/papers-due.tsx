'use client';
import Link from 'next/link';
import { paperWarnings } from '@/features/crew/domain/papers';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import css from './crew.module.css';
import { crewPath, memberPath } from './paths';
import { usePaperText } from './use-paper-text';

const due = { papers_due: true, active: true, sort: 'papers', per_page: maxPerPage } as const;
/** The dashboard stays open all day. */
const keepFresh = { refetchInterval: 300_000 };

/** Lists crew papers that have expired or soon will; renders nothing when there are none. */
export function PapersDue({ lng, today }: { lng: Locale; today: Day }) {
  const { t } = useT('crew-admin');
  const paperText = usePaperText(lng);
  const crew = trpc.admin.crew.list.useQuery(due, keepFresh);
  const warnings = paperWarnings(crew.data?.data ?? [], today);
  if (warnings.length === 0) return null;
  return (
    <Section
      id="papers-due"
      title={t('papers.title')}
      intro={t('papers.intro')}
      actions={
        <ButtonLink href={`${crewPath(lng)}?papers_due=true&active=true&sort=papers`}>{t('papers.all')}</ButtonLink>
      }
    >
      <ul className={css.warnings}>
        {warnings.map(({ member, paper, until, isOver }) => (
          <li key={`${member.uuid}-${paper}`}>
            <Link href={memberPath(lng, member.uuid)}>{member.name}</Link>
            <span>{t(`paper.${paper}`)}</span>
            <span className={isOver ? css.over : undefined}>{paperText({ until, isOver })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
