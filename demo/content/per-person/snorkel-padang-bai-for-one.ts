import { snorkelPadangBai } from '../activities/snorkel-padang-bai';
import type { Localised, ProductContent } from '../types';
import { forOne } from './phrases';

const opening: Localised = {
  en: 'Our quiet snorkelling day, booked for one person at a time: for a guest on their own, for three friends, for a parent with two children. You share the boat, the guide and lunch with the other guests of the day.',
  id: 'Hari snorkeling kami yang tenang, dipesan per orang: untuk tamu yang datang sendiri, tiga sahabat, atau orang tua dengan dua anak. Perahu, pemandu, dan makan siang dinikmati bersama tamu lain hari itu.',
  ja: 'のんびりしたスノーケリングの1日を、お一人様単位でご予約いただけます。お一人でも、3人のお友達同士でも、親御さんとお子様2人でも。ボートとガイド、昼食は当日のほかのお客様とご一緒です。',
  zh: '同样悠闲的浮潜日，按人预订：一个人来、三个朋友同行，或一位家长带两个孩子都可以。与当天的其他客人同船、共用潜导、一起午餐。',
  de: 'Unser ruhiger Schnorcheltag, buchbar für jede einzelne Person: für Gäste, die allein kommen, für drei Freunde, für eine Mutter mit zwei Kindern. Boot, Guide und Mittagessen teilen Sie mit den anderen Gästen des Tages.',
};

export const snorkelPadangBaiForOne: ProductContent = {
  ...snorkelPadangBai,
  slug: 'snorkel-padang-bai-for-one',
  title: forOne(snorkelPadangBai.title),
  summary: {
    en: 'The calm bays of Padang Bai by outrigger, booked by the person: come alone or in any number.',
    id: 'Teluk-teluk tenang Padang Bai dengan jukung, dipesan per orang: datang sendiri atau berapa pun jumlahnya.',
    ja: 'ジュクンで行くパダンバイの穏やかな湾。お一人様から、何名様でもご予約いただけます。',
    zh: '坐蜘蛛船去八丹拜平静的海湾，按人预订：一人或几人都行。',
    de: 'Mit dem Auslegerboot in die ruhigen Buchten von Padang Bai, gebucht pro Person: allein oder zu beliebig vielen.',
  },
  body: {
    en: [opening.en, ...snorkelPadangBai.body.en.slice(0, 2)],
    id: [opening.id, ...snorkelPadangBai.body.id.slice(0, 2)],
    ja: [opening.ja, ...snorkelPadangBai.body.ja.slice(0, 2)],
    zh: [opening.zh, ...snorkelPadangBai.body.zh.slice(0, 2)],
    de: [opening.de, ...snorkelPadangBai.body.de.slice(0, 2)],
  },
  diversPerPackage: 1,
  maxQuantity: 12,
  price: 800_000,
  locations: ['blue-lagoon', 'jepun'],
  scene: undefined,
};
