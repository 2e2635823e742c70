import type { DiveSiteContent } from '../types';

export const mantaBay: DiveSiteContent = {
  slug: 'manta-bay',
  name: {
    en: 'Manta Bay',
    id: 'Manta Bay',
    ja: 'マンタベイ',
    zh: '蝠鲼湾（Manta Bay）',
    de: 'Manta Bay',
  },
  area: 'nusa_penida',
  position: { latitude: -8.737, longitude: 115.45 },
  depth: { from: 3, to: 12 },
  level: 'open_water',
  current: 1,
  visibility: { from: 5, to: 15 },
  water: { from: 20, to: 27 },
  bottom: 'reef',
  life: ['manta', 'jellyfish', 'fish', 'butterflyfish'],
  bestMonths: [4, 5, 6, 7, 8, 9, 10, 11],
  snorkelling: true,
  summary: {
    en: 'A cove in Penida’s cliffs where plankton gathers and mantas come to eat, close enough to the surface for snorkellers.',
    id: 'Ceruk di tebing Penida tempat plankton berkumpul dan manta datang makan, cukup dekat permukaan bagi perenang snorkel.',
    ja: 'ペニダ島の断崖の入り江。プランクトンが集まり、マンタが食事に来ます。水面近くなのでスノーケリングでも。',
    zh: '佩尼达岛断崖间的小湾，浮游生物汇聚，蝠鲼前来觅食，离水面很近，浮潜也看得到。',
    de: 'Eine Bucht in den Klippen von Penida, in der sich Plankton sammelt und Mantas fressen, nah genug an der Oberfläche zum Schnorcheln.',
  },
  body: {
    en: [
      'In the western cliffs of Nusa Penida the sea has bitten out a cove, not much wider than a football pitch is long. Wind and tide press plankton into it, and reef mantas follow with open mouths, turning loops a metre under the surface.',
      'That makes it more of a snorkel than a dive. From above you see the whole animal at once: the white belly when it rolls over, the pattern of spots that tells one from another. Divers get 12 metres at most over boulders and sand, and on the best feeding days they look up more than around. The same plankton makes the water greenish; 5 metres of visibility with mantas beats 20 without.',
      'Other boats know the cove as well. We come early or in the gaps, slip in quietly, float and let the animals pass. Nobody dives down on them, and the guide keeps the group away from the rocks, where the swell breaks.',
    ],
    id: [
      'Di tebing barat Nusa Penida, laut menggerogoti sebuah ceruk yang lebarnya tak lebih dari panjang lapangan sepak bola. Angin dan pasang mendorong plankton ke dalamnya, dan pari manta menyusul dengan mulut terbuka, berputar-putar satu meter di bawah permukaan.',
      'Karena itu tempat ini lebih cocok untuk snorkeling daripada menyelam. Dari atas Anda melihat seluruh tubuhnya sekaligus: perut putih saat ia berguling, pola bintik yang membedakan satu manta dari yang lain. Penyelam hanya mendapat 12 meter di atas batu dan pasir, dan saat manta sedang lahap-lahapnya lebih sering mendongak daripada menengok. Plankton yang sama membuat air kehijauan; jarak pandang 5 meter dengan manta lebih baik daripada 20 meter tanpanya.',
      'Kapal lain pun tahu ceruk ini. Kami datang pagi atau di sela-sela, masuk ke air dengan tenang, mengapung, dan membiarkan mereka lewat. Tidak ada yang menyelam ke arah manta, dan pemandu menjaga rombongan jauh dari batu tempat alun pecah.',
    ],
    ja: [
      'ペニダ島西側の断崖に、波が削った入り江があります。幅はサッカー場の長さほど。風と潮がプランクトンを運び込み、口を開けたナンヨウマンタが水面下1mあたりで宙返りをしながら食事をします。',
      'ですから、ここはダイビングよりスノーケリング向きです。上からなら全身が一度に見えます。体を返したときの白い腹、個体ごとに違う斑点模様。ダイバーは岩と砂の上を深くても12m、よく食べている日は周りより上を見ている時間のほうが長くなります。プランクトンのせいで水は緑がかりますが、透明度20mでマンタがいないより、5mでマンタがいるほうがうれしいものです。',
      'ほかのボートも来る場所なので、早い時間か合間を狙います。静かに入り、浮いたまま通り過ぎるのを待ちます。マンタに向かって潜り込むことはせず、うねりの砕ける岩場にはガイドがグループを近づけません。',
    ],
    zh: [
      '佩尼达岛西面的断崖被海水啃出一个小湾，宽度不过一个足球场的长。风和潮把浮游生物压进来，礁蝠鲼便张着嘴跟来，在水面下一米处翻着圈。',
      '所以这里更适合浮潜。从上面能一眼看到整只：翻身时露出的白肚皮，还有各不相同的斑点。水肺潜水最深也就12米，底下是大石和沙；蝠鲼觅食最热闹的日子，抬头看的时候比四处张望还多。同样因为浮游生物，水色发绿；有蝠鲼的5米能见度，好过没有蝠鲼的20米。',
      '别的船也知道这里。我们趁早来，或挑空档来，悄悄入水，浮着不动，让它们自己经过。没有人朝它们潜下去，潜导也会让大家远离浪花拍打的礁石。',
    ],
    de: [
      'In die westlichen Klippen von Nusa Penida hat das Meer eine Bucht gebissen, kaum breiter, als ein Fußballfeld lang ist. Wind und Gezeiten drücken Plankton hinein, und Riffmantas kommen mit offenem Maul hinterher und drehen einen Meter unter der Oberfläche ihre Schleifen.',
      'Deshalb ist sie eher ein Platz zum Schnorcheln als zum Tauchen. Von oben sieht man das ganze Tier auf einmal: den weißen Bauch, wenn es sich dreht, und das Fleckenmuster, das eines vom anderen unterscheidet. Taucher haben höchstens 12 Meter über Blöcken und Sand und schauen an den besten Tagen mehr nach oben als umher. Dasselbe Plankton färbt das Wasser grünlich. 5 Meter Sicht mit Mantas sind uns lieber als 20 ohne.',
      'Andere Boote kennen die Bucht auch. Wir kommen früh oder in den Pausen, gleiten leise ins Wasser und lassen die Tiere vorbeiziehen. Niemand taucht auf sie hinunter, und der Guide hält die Gruppe von den Felsen fern, an denen sich die Dünung bricht.',
    ],
  },
  marineLife: {
    en: [
      'Feeding reef mantas, when there is plankton',
      'Comb jellies and salps',
      'Trumpetfish',
      'Surgeonfish over the boulders',
      'Bluespotted rays',
    ],
    id: [
      'Manta yang sedang makan, bila ada plankton',
      'Ubur-ubur sisir dan salp',
      'Ikan terompet',
      'Butana di atas batu',
      'Pari totol biru',
    ],
    ja: [
      '食事中のナンヨウマンタ（プランクトンの多い日）',
      'クシクラゲとサルパ',
      'ヘラヤガラ',
      '岩の上のニザダイ',
      'ヤッコエイ',
    ],
    zh: ['觅食的礁蝠鲼（浮游生物多的日子）', '栉水母与樽海鞘', '管口鱼', '礁石上方的刺尾鱼', '蓝点魟'],
    de: [
      'Fressende Riffmantas, wenn Plankton da ist',
      'Rippenquallen und Salpen',
      'Trompetenfische',
      'Doktorfische über den Blöcken',
      'Blaupunktrochen',
    ],
  },
};
