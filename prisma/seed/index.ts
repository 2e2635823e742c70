import { PrismaPg } from '@prisma/adapter-pg';
import { closures } from '../../demo/content/closures';
import { crew } from '../../demo/content/crew';
import { demoCustomers, demoDiver } from '../../demo/content/customers';
import { equipment } from '../../demo/content/equipment';
import { fees } from '../../demo/content/fees';
import { fleet } from '../../demo/content/fleet';
import { messages } from '../../demo/content/messages';
import { demoOrders } from '../../demo/content/orders';
import { posts } from '../../demo/content/posts';
import { proof } from '../../demo/content/proof';
import { specialDays } from '../../demo/content/special-days';
import { templates } from '../../demo/content/templates';
import { PrismaClient } from '../../src/server/generated/prisma/client';
import { pagesChanged } from '../../src/server/page-cache/pages-changed';
import { readClock } from '../../src/server/process/clock';
import { openStorage } from '../../src/server/storage/open-storage';
import { seedAccounts, seedCustomers } from './accounts';
import { seedCatalogue } from './catalogue';
import { seedCrew } from './crew';
import { demoCatalogue } from './demo-catalogue';
import { seedDiverLinks } from './diver-links';
import { seedEquipment } from './equipment';
import { seedFleet } from './fleet';
import { seedHealth } from './health';
import { seedMessages } from './messages';
import { seedOrders } from './orders';
import { seedCounting, seedPlans, seedShortDay } from './outings';
import { seedWaivers } from './papers';
import { seedPastPlans, seedPay } from './pay';
import { seedPosts } from './posts';
import { seedSavedPeople } from './saved-people';
import { seedSchedule } from './schedule';
import { seedSettings } from './settings';
import { seedTemplates } from './templates';

/** Drawing takes minutes on a small or busy machine, and a shorter limit would only make it start over. */
const PATIENCE_MS = 3_600_000;

/** Fills an empty database with the demo; leaves a database with users unchanged. */
export async function seed(connectionString: string, storageUrl: string, now = readClock()): Promise<void> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    await db.$transaction(
      async (tx) => {
        if ((await tx.user.count()) > 0) return;
        await seedAccounts(tx, now);
        const storage = openStorage(storageUrl);
        await seedCatalogue(tx, storage, demoCatalogue, now);
        await seedFleet(tx, storage, { fleet, now });
        await seedEquipment(tx, equipment, now);
        await seedSchedule(tx, { closures, specialDays, now });
        await seedCrew(tx, storage, { crew, now });
        await seedPosts(tx, storage, posts, now);
        await seedCustomers(tx, demoCustomers, now);
        await seedMessages(tx, messages, now);
        await seedTemplates(tx, templates, now);
        await seedSettings(tx, { proof, fees }, now);
        await seedCounting(tx, now);
        await seedOrders(tx, { orders: demoOrders, customers: [demoDiver, ...demoCustomers], now });
        await seedHealth(tx, now);
        await seedDiverLinks(tx, now);
        await seedWaivers(tx, now);
        await seedSavedPeople(tx, demoCustomers, now);
        await seedPastPlans(tx, now);
        await seedPlans(tx, now);
        await seedShortDay(tx, now);
        await seedPay(tx, now);
        await pagesChanged(tx, ['everything']);
      },
      { timeout: PATIENCE_MS },
    );
  } finally {
    await db.$disconnect();
  }
}
