'use client';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhotoPlus } from '@tabler/icons-react';
import { Image } from '@tiptap/extension-image';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { isOwnPicture, isSafeAddress } from '@/features/blog/domain/address';
import { cleanDocument } from '@/features/blog/domain/document';
import type { PostDocument } from '@/features/blog/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { PictureDialog, type TextPicture } from './picture-dialog';
import css from './text-editor.module.css';

/** Other formatting is pasted as plain text, and pictures of other sites are dropped. */
const ofWords = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      isAllowedUri: (href) => isSafeAddress(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
const withPictures = [
  ...ofWords,
  Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false) },
    ],
  }),
];

function PictureControl({ editor }: { editor: Editor | null }) {
  const { t } = useT('blog-admin');
  const [open, setOpen] = useState(false);
  const chosen = editor?.isActive('image') ? (editor.getAttributes('image') as TextPicture) : null;
  const insertPicture = (picture: TextPicture) => {
    setOpen(false);
    editor?.chain().focus().setImage(picture).run();
  };
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('editor.picture')}
        title={t('editor.picture')}
        active={chosen !== null}
        onClick={() => setOpen(true)}
      >
        <IconPhotoPlus aria-hidden="true" size="1rem" />
      </RichTextEditor.Control>
      {open && <PictureDialog picture={chosen} onClose={() => setOpen(false)} onSaved={insertPicture} />}
    </>
  );
}

function Toolbar({ editor, pictures }: { editor: Editor | null; pictures: boolean }) {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        {pictures && <PictureControl editor={editor} />}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

interface Props {
  lng: Locale;
  /** Path of the document in the form, used to find the first invalid field. */
  path: string;
  label: string;
  document: PostDocument | null;
  wrong: boolean;
  /** Allows pictures in the text. */
  pictures: boolean;
  onChange: (document: PostDocument | null) => void;
}

/** Edits a post as readers will see it; the value is a structured document, never HTML. */
export function TextEditor({ lng, path, label, document, wrong, pictures, onChange }: Props) {
  const { t } = useT('blog-admin');
  const editor = useEditor({
    extensions: pictures ? withPictures : ofWords,
    content: document,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        'data-path': path,
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: lng,
      },
    },
    onUpdate: ({ editor: now }) =>
      onChange(now.isEmpty ? null : cleanDocument({ content: now.getJSON().content ?? [] })),
  });
  return (
    <RichTextEditor
      editor={editor}
      className={css.editor}
      data-wrong={wrong || undefined}
      labels={{
        boldControlLabel: t('editor.bold'),
        italicControlLabel: t('editor.italic'),
        h2ControlLabel: t('editor.h2'),
        h3ControlLabel: t('editor.h3'),
        bulletListControlLabel: t('editor.bullets'),
        orderedListControlLabel: t('editor.numbers'),
        blockquoteControlLabel: t('editor.quote'),
        linkControlLabel: t('editor.link'),
        unlinkControlLabel: t('editor.unlink'),
        linkEditorInputLabel: t('editor.linkTo'),
        linkEditorInputPlaceholder: t('editor.linkHint'),
        linkEditorSave: t('editor.set'),
        undoControlLabel: t('editor.undo'),
        redoControlLabel: t('editor.redo'),
      }}
    >
      <Toolbar editor={editor} pictures={pictures} />
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
