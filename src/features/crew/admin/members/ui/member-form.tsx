'use client';
import { useRouter } from 'next/navigation';
import type { MemberView, SiteChoice } from '@/features/crew/admin/members/schema';
import type { LanguageChoices } from '@/features/crew/domain/language-choices';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import { RemoveButton } from '@/ui/form/remove-button';
import { useEditForm } from '@/ui/form/use-edit-form';
import { MemberFields } from './member-fields';
import { fromMemberValues, type MemberValues, memberValues, newMember, toMemberValues } from './member-values';
import { crewPath, memberPath } from './paths';

const toSaved = (member: MemberView) => ({ values: toMemberValues(member), version: member.version });

type Props = {
  lng: Locale;
  languages: LanguageChoices;
  sites: readonly SiteChoice[];
  /** Creates a crew member when omitted. */
  member?: MemberView;
};

export function MemberForm({ lng, languages, sites, member }: Props) {
  const { t } = useT('crew-admin');
  const router = useRouter();
  const cache = trpc.useUtils();
  const toast = useNotify();
  const lastEditor = useLastEditor('crew');
  const create = trpc.admin.crew.create.useMutation();
  const update = trpc.admin.crew.update.useMutation();
  const remove = trpc.admin.crew.remove.useMutation({
    onSuccess({ short }) {
      if (short) toast.short(short.text);
      void cache.admin.crew.invalidate();
    },
  });
  const editing = useEditForm<MemberValues>({
    schema: memberValues,
    saved: member ? toSaved(member) : { values: newMember },
    async save(values, version) {
      const input = fromMemberValues(values);
      const changed = member && (await update.mutateAsync({ ...input, uuid: member.uuid, version }));
      const view = changed ?? (await create.mutateAsync(input));
      toast.done(t('saved', { name: view.name }));
      if (changed?.short) toast.short(changed.short.text);
      void cache.admin.crew.invalidate();
      // The server renders the heading and the phone links.
      if (member) router.refresh();
      else router.replace(memberPath(lng, view.uuid));
      return toSaved(view);
    },
    async latest() {
      const view = await cache.admin.crew.get.fetch({ uuid: member?.uuid ?? '' }, { staleTime: 0 });
      return { ...toSaved(view), by: await lastEditor(view.uuid) };
    },
  });
  return (
    <EditForm
      editing={editing}
      actions={
        member && (
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name: member.name })}
            body={t('removeBody')}
            remove={() => remove.mutateAsync({ uuid: member.uuid })}
            editing={editing}
            list={crewPath(lng)}
          />
        )
      }
    >
      <MemberFields lng={lng} form={editing.form} languages={languages} sites={sites} />
    </EditForm>
  );
}
