import type { DemoTemplate } from '../../demo/content/templates';
import type { Tx } from '../../src/server/database/db';

/** The texts that the staff send again and again, in their order. */
export async function seedTemplates(db: Tx, templates: readonly DemoTemplate[], now: Date): Promise<void> {
  await db.messageTemplate.createMany({
    data: templates.map((template, position) => ({ ...template, position, updatedAt: now })),
  });
}
