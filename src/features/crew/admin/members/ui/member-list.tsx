'use client';
import { IconUser } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { type MemberView, membersInput } from '@/features/crew/admin/members/schema';
import { paperWarnings } from '@/features/crew/domain/papers';
import { crewRoles, employments } from '@/features/crew/schema';
import { useT } from '@/i18n/client';
import { formatListAlone } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { ActiveBadge } from '@/ui/show/active-badge';
import { PhoneLine } from '@/ui/show/contact-links';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter, OnlyFilter, SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import css from './crew.module.css';
import { memberPath, newMemberPath } from './paths';
import { usePaperText } from './use-paper-text';

const defaults = { sort: 'name', filters: ['role', 'employment', 'active', 'papers_due'] };

function Face({ picture }: Pick<MemberView, 'picture'>) {
  if (!picture)
    return (
      <span className={css.face}>
        <IconUser aria-hidden="true" />
      </span>
    );
  return (
    <picture>
      <img className={css.face} src={picture.url} alt="" width={40} height={40} loading="lazy" />
    </picture>
  );
}

function Papers({ lng, member, today }: { lng: Locale; member: MemberView; today: Day }) {
  const { t } = useT('crew-admin');
  const paperText = usePaperText(lng);
  const warnings = paperWarnings([member], today);
  if (warnings.length === 0) return '–';
  return warnings.map(({ paper, until, isOver }) => (
    <div key={paper} className={isOver ? css.over : undefined}>
      {t(`paper.${paper}`)}: {paperText({ until, isOver })}
    </div>
  ));
}

export function MemberList({ lng, today }: { lng: Locale; today: Day }) {
  const { t } = useT('crew-admin');
  const control = useTableState(defaults);
  const crew = trpc.admin.crew.list.useQuery(listInput(membersInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const columns: Column<MemberView>[] = [
    {
      key: 'name',
      header: t('field.name'),
      sortable: true,
      cell: ({ uuid, name, picture, employment }) => (
        <span className={css.name}>
          <Face picture={picture} />
          <span className={css.two}>
            <Link href={memberPath(lng, uuid)}>{name}</Link>
            <span>{t(`employment.${employment}`)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'roles',
      header: t('field.roles'),
      cell: ({ roles }) =>
        formatListAlone(
          lng,
          roles.map((role) => t(`roleInList.${role}`)),
        ),
    },
    {
      key: 'languages',
      header: t('field.languages'),
      cell: ({ language_names: names }) => names.join(', ') || '–',
    },
    {
      key: 'phone',
      header: t('field.phone'),
      cell: ({ phone }) => (phone ? <PhoneLine phone={phone} /> : '–'),
      noWrap: true,
    },
    {
      key: 'papers',
      header: t('papers.due'),
      sortable: true,
      cell: (member) => <Papers lng={lng} member={member} today={today} />,
    },
    { key: 'active', header: t('field.state'), cell: ({ active }) => <ActiveBadge active={active} /> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={crew.data?.data}
      meta={crew.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => memberPath(lng, uuid)}
      control={control}
      busy={crew.isFetching}
      failed={crew.isError}
      retry={() => void crew.refetch()}
      empty={{ title: t('none'), hint: t('noneHint') }}
      searchable
      searchHint={t('searchHint')}
      csv="crew"
      filters={
        <>
          <SelectFilter
            control={control}
            name="role"
            label={t('field.role')}
            options={crewRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
          <SelectFilter
            control={control}
            name="employment"
            label={t('field.employment')}
            options={employments.map((value) => ({ value, label: t(`employment.${value}`) }))}
          />
          <ActiveFilter control={control} />
          <OnlyFilter control={control} name="papers_due" label={t('papers.due')} />
        </>
      }
      actions={
        <ButtonLink size="s" look="solid" href={newMemberPath(lng)}>
          {t('new')}
        </ButtonLink>
      }
    />
  );
}
