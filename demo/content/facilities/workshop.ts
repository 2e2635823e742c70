import type { FacilityContent } from '../types';

export const workshop: FacilityContent = {
  slug: 'equipment-workshop',
  kind: 'workshop',
  name: {
    en: 'Equipment workshop',
    id: 'Bengkel peralatan',
    ja: '器材室と整備室',
    zh: '装备维修室',
    de: 'Ausrüstung und Werkstatt',
  },
  position: { latitude: -8.6928, longitude: 115.2639 },
  summary: {
    en: 'Compressor, nitrox, a bench for regulators and a line of drying suits: the room that decides how well everybody sleeps.',
    id: 'Kompresor, nitrox, meja kerja regulator, dan deretan wetsuit yang dijemur: ruangan yang menentukan nyenyaknya tidur semua orang.',
    ja: 'コンプレッサー、ナイトロックス、レギュレーターの作業台、並んで乾くスーツ。みんなの安眠を支える部屋です。',
    zh: '空压机、高氧、调节器工作台和一排晾着的湿衣：大家睡得安不安稳，全看这间屋子。',
    de: 'Kompressor, Nitrox, eine Werkbank für Atemregler und eine Leine mit trocknenden Anzügen: der Raum, der für guten Schlaf sorgt.',
  },
  body: {
    en: [
      'Every piece of rental equipment has a number and a card. The card says when it was serviced, by whom, and what was replaced. Regulators go on the bench once a year or after a hundred dives, whichever comes first, and are breathed under water by one of us before a guest gets them.',
      'We fill our own tanks and have the air analysed regularly. Nitrox is blended on the spot; you measure your tank yourself and sign for it, as you learnt in the course. If you bring your own kit and something leaks, come in the afternoon: an O-ring, a hose or a strap is usually done while you drink a coffee.',
    ],
    id: [
      'Setiap alat sewa punya nomor dan kartu. Kartu itu mencatat kapan diservis, oleh siapa, dan apa yang diganti. Regulator naik ke meja kerja setahun sekali atau setelah seratus penyelaman, mana yang lebih dulu, lalu dicoba di bawah air oleh salah satu dari kami sebelum dipakai tamu.',
      'Kami mengisi tabung sendiri dan memeriksakan kualitas udaranya secara berkala. Nitrox dicampur di tempat; Anda mengukur sendiri tabung Anda lalu menandatanganinya, seperti yang diajarkan dalam kursus. Bila membawa alat sendiri dan ada yang bocor, datanglah sore hari: o\u2011ring, selang, atau tali biasanya selesai selama Anda minum kopi.',
    ],
    ja: [
      'レンタル器材には一つひとつ番号とカードがあります。いつ、誰が整備し、何を交換したかを記録しています。レギュレーターは1年に1回、または100本のどちらか早いほうで分解整備し、お客様に渡す前にスタッフが水中で呼吸して確かめます。',
      'タンクは自社で充填し、空気の分析も定期的に行っています。ナイトロックスもその場でブレンドします。講習で習ったとおり、ご自分で測定してサインをしてください。自前の器材に漏れなどがあれば午後にどうぞ。Oリングやホース、ストラップなら、コーヒーを飲んでいる間に直ることがほとんどです。',
    ],
    zh: [
      '每件租借装备都有编号和一张卡，记着什么时候保养、谁做的、换了什么。调节器每年或每一百潜拆检一次，以先到者为准；交给客人之前，先由我们的人带下水呼吸一遍。',
      '气瓶由我们自己充，空气定期送检。高氧现场混合，按课程里学的那样，由您自己测量并签名。自带装备哪里漏了，下午拿来就好：O型圈、软管或带子，一杯咖啡的工夫通常就能弄好。',
    ],
    de: [
      'Jedes Leihgerät hat eine Nummer und eine Karte. Darauf steht, wann es von wem gewartet und was ersetzt wurde. Atemregler kommen einmal im Jahr oder nach hundert Tauchgängen auf die Werkbank, je nachdem, was früher ist, und werden von einem von uns unter Wasser ausprobiert, bevor ein Gast sie bekommt.',
      'Wir füllen unsere Flaschen selbst und lassen die Luft regelmäßig prüfen. Nitrox mischen wir vor Ort; Sie messen Ihre Flasche selbst und unterschreiben, wie Sie es im Kurs gelernt haben. Wenn an Ihrer eigenen Ausrüstung etwas undicht ist, kommen Sie am Nachmittag vorbei: Ein O-Ring, ein Schlauch oder ein Band ist meist erledigt, während Sie einen Kaffee trinken.',
    ],
  },
  equipment: {
    en: [
      'Compressor with air analysis',
      'Nitrox blending and analysers',
      'Tanks of 10, 12 and 15 litres',
      'Jackets from XXS to XXL, suits of 3 and 5 mm',
      'Masks with prescription lenses',
      'DIN adaptors and spare parts',
    ],
    id: [
      'Kompresor dengan analisis udara',
      'Pencampuran nitrox dan alat ukurnya',
      'Tabung 10, 12, dan 15 liter',
      'BCD ukuran XXS sampai XXL, wetsuit 3 dan 5 mm',
      'Masker dengan lensa minus',
      'Adaptor DIN dan suku cadang',
    ],
    ja: [
      '空気分析付きコンプレッサー',
      'ナイトロックスのブレンドと分析器',
      '10L、12L、15Lのタンク',
      'XXS〜XXLのBCD、3mmと5mmのスーツ',
      '度付きマスク',
      'DINアダプターと交換部品',
    ],
    zh: [
      '配空气检测的空压机',
      '高氧混合与测氧仪',
      '10、12、15升气瓶',
      'XXS至XXL码浮力背心，3毫米与5毫米湿衣',
      '近视面镜',
      'DIN转接头与备件',
    ],
    de: [
      'Kompressor mit Luftanalyse',
      'Nitrox-Mischanlage und Analysegeräte',
      'Flaschen mit 10, 12 und 15 Litern',
      'Jackets von XXS bis XXL, Anzüge mit 3 und 5 mm',
      'Masken mit optischen Gläsern',
      'DIN-Adapter und Ersatzteile',
    ],
  },
  scene: 'empty-orders',
};
