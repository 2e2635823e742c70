import type { Faq } from '../types';

export const healthFaqs: Faq[] = [
  {
    question: {
      en: 'What is the medical form?',
      id: 'Apa itu formulir kesehatan?',
      ja: 'メディカルフォーム（健康状態の質問票）とは何ですか。',
      zh: '健康问卷是什么？',
      de: 'Was ist der Gesundheitsfragebogen?',
    },
    answer: {
      en: 'Ten questions about your health, the same all over the diving world, answered before the first dive. Ten noes, and you are ready. Certain answers, such as asthma, heart trouble or recent operations, mean that a doctor has to look at it first. See one at home, in good time: we cannot make an exception on the morning itself.',
      id: 'Sepuluh pertanyaan tentang kesehatan Anda, sama di seluruh dunia selam, dijawab sebelum penyelaman pertama. Sepuluh kali “tidak” berarti Anda siap. Jawaban tertentu, misalnya asma, gangguan jantung, atau operasi belum lama ini, berarti dokter harus memeriksa dulu. Temuilah dokter sebelum berangkat: di pagi hari kegiatan kami tidak bisa membuat pengecualian.',
      ja: '世界共通の10項目の質問票で、最初のダイビングの前にご記入いただきます。すべて「いいえ」であればそのまま参加できます。ぜんそく、心臓の病気、最近の手術などに該当する場合は、医師の診断が必要です。当日の朝に例外を認めることはできませんので、ご出発前に余裕をもって受診してください。',
      zh: '十个健康问题，全世界潜水界通用，第一次下水之前填写。十个都答“否”，就可以下水。某些情况，如哮喘、心脏问题或近期手术，需要先由医生评估。请在出发前尽早看医生，当天早上我们无法破例。',
      de: 'Zehn Fragen zu Ihrer Gesundheit, überall in der Tauchwelt dieselben, zu beantworten vor dem ersten Tauchgang. Bei zehnmal Nein kann es losgehen. Manche Antworten, etwa Asthma, Herzbeschwerden oder eine Operation vor Kurzem, muss sich zuerst ein Arzt ansehen. Gehen Sie rechtzeitig zu Hause hin: Am Morgen selbst können wir keine Ausnahme machen.',
    },
  },
  {
    question: {
      en: 'How long before my flight must I stop diving?',
      id: 'Berapa lama sebelum terbang saya harus berhenti menyelam?',
      ja: '飛行機に乗る何時間前までに潜り終えればよいですか。',
      zh: '潜水后多久可以坐飞机？',
      de: 'Wie lange vor dem Flug muss mit dem Tauchen Schluss sein?',
    },
    answer: {
      en: 'Plan 24 hours between your last dive and take-off. It is simple to remember and on the safe side after several days of diving. The same goes for altitude on land: sunrise on Mount Batur or a drive over the mountain roads belongs before the dives or a full day after them.',
      id: 'Sisakan 24 jam antara penyelaman terakhir dan lepas landas. Mudah diingat dan aman setelah beberapa hari menyelam. Hal yang sama berlaku untuk ketinggian di darat: matahari terbit di Gunung Batur atau perjalanan lewat jalan pegunungan sebaiknya sebelum menyelam atau sehari penuh sesudahnya.',
      ja: '最後のダイビングから離陸まで24時間空けてください。覚えやすく、数日続けて潜ったあとでも安心な目安です。陸の高所も同じです。バトゥール山の朝日や山道のドライブは、潜る前か、潜り終えて丸1日たってからにしましょう。',
      zh: '最后一潜到起飞之间请留足24小时，好记，连潜几天也稳妥。陆地上的高海拔同样要注意：巴图尔火山看日出或走山路，请安排在潜水之前，或潜完整整一天之后。',
      de: 'Planen Sie 24 Stunden zwischen dem letzten Tauchgang und dem Abflug. Das ist leicht zu merken und auch nach mehreren Tauchtagen auf der sicheren Seite. Für Höhe an Land gilt dasselbe: Der Sonnenaufgang auf dem Batur oder eine Fahrt über die Bergstraßen gehört vor die Tauchgänge oder einen vollen Tag danach.',
    },
  },
  {
    question: {
      en: 'Can I dive when I am pregnant?',
      id: 'Bolehkah menyelam saat hamil?',
      ja: '妊娠中でも潜れますか。',
      zh: '怀孕可以潜水吗？',
      de: 'Darf ich in der Schwangerschaft tauchen?',
    },
    answer: {
      en: 'No. Too little is known about what pressure does to an unborn child, so there is no diving during pregnancy, nor when you think you might be. Snorkelling at the surface is often possible; ask your doctor, and tell our guide so that we choose calm water.',
      id: 'Tidak. Masih terlalu sedikit yang diketahui tentang pengaruh tekanan pada janin, jadi tidak ada penyelaman selama hamil, juga bila Anda mungkin sedang hamil. Snorkeling di permukaan sering kali masih bisa; tanyakan kepada dokter, dan beri tahu pemandu kami agar dipilihkan air yang tenang.',
      ja: 'いいえ。水圧が胎児に与える影響はまだよくわかっていないため、妊娠中の方、可能性のある方のダイビングはお断りしています。水面でのスノーケリングは可能な場合もありますので、医師にご相談ください。ガイドにお知らせいただければ、穏やかな場所をお選びします。',
      zh: '不可以。水压对胎儿的影响还知之甚少，所以怀孕期间不能潜水，怀疑可能怀孕时也不能。水面浮潜往往可以，请先问医生，并告诉我们的潜导，好为您挑平静的水域。',
      de: 'Nein. Man weiß zu wenig darüber, was Druck mit einem ungeborenen Kind macht. Deshalb wird in der Schwangerschaft nicht getaucht, auch nicht, wenn Sie sie nur vermuten. Schnorcheln an der Oberfläche ist oft möglich; fragen Sie Ihre Ärztin oder Ihren Arzt und sagen Sie es unserem Guide, damit wir ruhiges Wasser wählen.',
    },
  },
  {
    question: {
      en: 'I have a cold, or I had a late night. Can I still dive?',
      id: 'Saya pilek, atau semalam begadang dan minum. Masih bolehkah menyelam?',
      ja: '風邪気味、または二日酔いです。潜れますか。',
      zh: '感冒了，或者昨晚喝多了，还能潜吗？',
      de: 'Ich bin erkältet, oder der Abend war lang. Kann ich trotzdem tauchen?',
    },
    answer: {
      en: 'With a blocked nose the ears cannot equalise, and sprays that wear off under water make it worse, not better. Alcohol dries you out and slows the head. Call us in the morning if you are in doubt: a snorkel, another day or a quiet morning in the shop is nearly always possible. The refund rules stay as they are.',
      id: 'Dengan hidung tersumbat telinga tidak bisa menyeimbangkan tekanan, dan semprotan yang efeknya habis di bawah air justru memperburuk. Alkohol membuat dehidrasi dan memperlambat pikiran. Bila ragu, teleponlah kami pagi harinya: snorkeling, hari lain, atau pagi yang santai di dive shop hampir selalu bisa. Aturan pengembalian dana tetap berlaku.',
      ja: '鼻が詰まっていると耳抜きができません。水中で効果の切れる点鼻薬は、かえって危険です。アルコールは脱水を招き、判断を鈍らせます。迷ったら朝にお電話ください。スノーケリングや日程変更など、たいていは代わりの案があります。返金については通常の規定どおりです。',
      zh: '鼻子不通，耳压就平衡不了；喷剂药效在水下过去，反而更糟。酒精会让人脱水、反应变慢。拿不准就早上打电话给我们，改浮潜、改日子，或在店里歇一上午，几乎总有办法。退款规则照常适用。',
      de: 'Mit verstopfter Nase gelingt kein Druckausgleich, und ein Spray, das unter Wasser nachlässt, macht es schlimmer. Alkohol entzieht Wasser und verlangsamt den Kopf. Rufen Sie im Zweifel morgens an: Schnorcheln, ein anderer Tag oder ein ruhiger Vormittag in der Basis geht fast immer. Die Erstattungsregeln bleiben dieselben.',
    },
  },
  {
    question: {
      en: 'What can I do about seasickness?',
      id: 'Apa yang bisa dilakukan agar tidak mabuk laut?',
      ja: '船酔い対策を教えてください。',
      zh: '晕船怎么办？',
      de: 'Was hilft gegen Seekrankheit?',
    },
    answer: {
      en: 'Sleep, a light breakfast and a tablet an hour before departure; once you feel sick it is too late for it. On board sit aft in the fresh air and look at the horizon, not at your phone. If boats do not agree with you at all, choose Tulamben or Amed: there you walk in from the beach.',
      id: 'Tidur cukup, sarapan ringan, dan obat sejam sebelum berangkat; begitu terasa mual sudah terlambat. Di kapal, duduklah di belakang di udara segar dan pandanglah cakrawala, bukan layar ponsel. Bila Anda sama sekali tidak cocok dengan kapal, pilihlah Tulamben atau Amed: di sana Anda masuk dari pantai.',
      ja: '十分な睡眠と軽い朝食、そして出発1時間前の酔い止め。気分が悪くなってからでは間に合いません。船では風の通る後方に座り、スマートフォンではなく水平線を見てください。どうしても船が苦手な方には、浜から入れるトランベンやアメッドをおすすめします。',
      zh: '睡好，早餐清淡，出发前一小时吃药，等难受了再吃就晚了。上船坐在船尾通风处，看海平线，别看手机。实在坐不了船，就选图蓝本或艾湄，那里从沙滩走下水。',
      de: 'Schlaf, ein leichtes Frühstück und eine Tablette eine Stunde vor der Abfahrt; wenn Ihnen schlecht ist, ist es dafür zu spät. An Bord sitzen Sie hinten an der frischen Luft und schauen auf den Horizont, nicht aufs Telefon. Vertragen Sie Boote gar nicht, wählen Sie Tulamben oder Amed: Dort geht es vom Strand aus ins Wasser.',
    },
  },
  {
    question: {
      en: 'What happens in an emergency, and do I need insurance?',
      id: 'Apa yang terjadi dalam keadaan darurat, dan perlukah asuransi?',
      ja: '緊急時の対応と、保険の必要性を教えてください。',
      zh: '遇到紧急情况怎么办？需要买保险吗？',
      de: 'Was passiert im Notfall, und brauche ich eine Versicherung?',
    },
    answer: {
      en: 'Oxygen, a first-aid kit and a radio or telephone travel with every group, all guides renew their first-aid training, and the nearest recompression chamber is in Denpasar. We call the person you name as emergency contact. Dive insurance is strongly recommended, since many travel policies exclude diving or limit the depth; bring your policy number.',
      id: 'Oksigen, kotak P3K, serta radio atau telepon selalu ikut bersama setiap rombongan, semua pemandu memperbarui pelatihan pertolongan pertama, dan ruang hiperbarik terdekat ada di Denpasar. Kami menghubungi orang yang Anda cantumkan sebagai kontak darurat. Asuransi selam sangat disarankan, sebab banyak polis perjalanan mengecualikan penyelaman atau membatasi kedalamannya; bawalah nomornya.',
      ja: 'どのグループにも酸素、救急箱、無線または電話を携行し、ガイド全員が救急法の訓練を更新しています。最寄りの再圧チェンバーはデンパサールにあります。連絡は、ご登録の緊急連絡先にいたします。旅行保険はダイビングが対象外だったり水深の制限があったりするため、ダイビング保険への加入を強くおすすめします。証券番号をお持ちください。',
      zh: '每个小组都随行带着氧气、急救箱和无线电或电话，所有潜导定期更新急救培训，最近的高压氧舱在登巴萨。我们会联系您填写的紧急联系人。许多旅行险不保潜水或限制深度，强烈建议另买潜水保险，并带上保单号。',
      de: 'Sauerstoff, Erste-Hilfe-Kasten und Funk oder Telefon begleiten jede Gruppe, alle Guides frischen ihre Erste-Hilfe-Ausbildung auf, und die nächste Druckkammer ist in Denpasar. Wir rufen die Person an, die Sie als Notfallkontakt nennen. Eine Tauchversicherung empfehlen wir dringend, denn viele Reisepolicen schließen Tauchen aus oder begrenzen die Tiefe; bringen Sie die Nummer mit.',
    },
  },
];
