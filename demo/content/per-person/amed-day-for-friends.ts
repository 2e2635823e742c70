import { amedDay } from '../trips/amed-day';
import type { Localised, ProductContent } from '../types';
import { variantsForOne } from './phrases';

const odd: ProductContent['faqs'][number] = {
  question: {
    en: 'There are three of us. How do we book?',
    id: 'Kami bertiga. Bagaimana memesannya?',
    ja: '3人です。どのように予約すればよいですか。',
    zh: '我们有三个人，怎么预订？',
    de: 'Wir sind zu dritt. Wie buchen wir?',
  },
  answer: {
    en: 'Choose three divers; that is one package and a half. Two of you dive as a pair, the third dives with the guide, and you change partners for the second dive if you like.',
    id: 'Pilih tiga penyelam; itu satu setengah paket. Dua orang menyelam berpasangan, yang ketiga bersama pemandu, dan untuk penyelaman kedua boleh bertukar pasangan.',
    ja: '人数を3名様とお選びください（1.5パッケージになります）。お二人がバディを組み、もうお一人はガイドと潜ります。2本目に組み合わせを替えることもできます。',
    zh: '选择三人即可，相当于一份半套餐。两位结伴，第三位与潜导一起；第二潜可以换搭档。',
    de: 'Wählen Sie drei Personen; das sind anderthalb Pakete. Zwei tauchen als Paar, der Dritte mit dem Guide, und zum zweiten Tauchgang tauschen Sie, wenn Sie mögen.',
  },
};

const opening: Localised = {
  en: 'Friends rarely come in even numbers. This is our day in Amed for two, and just as well for one, three or five: everybody has a partner in the water, be it one of you or the guide.',
  id: 'Sahabat jarang datang dalam jumlah genap. Inilah hari kami di Amed untuk dua orang, dan sama baiknya untuk satu, tiga, atau lima: setiap orang punya pasangan di air, entah salah satu dari Anda atau pemandu.',
  ja: 'お友達同士がいつも偶数とは限りません。アメッドで過ごすこの1日は、2名様はもちろん、1名様、3名様、5名様でもどうぞ。水中では全員に、お仲間かガイドがバディとしてつきます。',
  zh: '朋友结伴，很少正好是双数。这个艾湄行程两人可以，一人、三人、五人同样可以：水下人人都有搭档，不是同伴，就是潜导。',
  de: 'Freunde kommen selten in gerader Zahl. Das ist unser Tag in Amed für zwei, und ebenso für eine Person, drei oder fünf: Jeder hat im Wasser einen Partner, ob aus Ihrer Runde oder den Guide.',
};

export const amedDayForFriends: ProductContent = {
  ...amedDay,
  slug: 'amed-day-for-friends',
  title: {
    en: 'Amed for friends, odd or even',
    id: 'Amed bersama sahabat, ganjil atau genap',
    ja: '仲間と潜るアメッド（何名様でも）',
    zh: '艾湄好友潜水日（单双皆可）',
    de: 'Amed für Freunde, zu zweit oder zu dritt',
  },
  summary: {
    en: 'The wall and the pyramids of Amed for two, three or five: half a package is for one person.',
    id: 'Dinding dan Pyramids di Amed untuk dua, tiga, atau lima orang: setengah paket untuk satu orang.',
    ja: 'アメッドのウォールとピラミッドを、2名様でも3名様でも5名様でも。半パッケージがお一人様分です。',
    zh: '艾湄的断崖与金字塔，两人、三人或五人都行：半份套餐为一人。',
    de: 'Wand und Pyramiden von Amed für zwei, drei oder fünf: Ein halbes Paket gilt für eine Person.',
  },
  body: {
    en: [opening.en, ...amedDay.body.en.slice(1)],
    id: [opening.id, ...amedDay.body.id.slice(1)],
    ja: [opening.ja, ...amedDay.body.ja.slice(1)],
    zh: [opening.zh, ...amedDay.body.zh.slice(1)],
    de: [opening.de, ...amedDay.body.de.slice(1)],
  },
  faqs: [odd, ...amedDay.faqs.slice(0, 2)],
  weekdays: [1, 3, 6],
  variants: variantsForOne(3_300_000, 3_900_000),
  locations: ['jemeluk-wall', 'pyramids', 'japanese-wreck'],
  scene: undefined,
};
