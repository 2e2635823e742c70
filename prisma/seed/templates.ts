import type { DemoTemplate } from '../../demo/content/templates';
import type { Tx } from '../../src/server/database/db';

export async function seedTemplates(db: Tx, templates: readonly DemoTemplate[], now: Date): Promise<void> {
  await db.messageTemplate.createMany({
    data: templates.map((template, position) => ({ ...template, position, updatedAt: now })),
  });
}
