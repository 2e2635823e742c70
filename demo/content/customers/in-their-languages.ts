import { type DemoCustomer, man, woman } from './types';

/** Customers who book in a language other than English. */
export const inTheirLanguages: readonly DemoCustomer[] = [
  {
    email: 'mika.sato@example.test',
    locale: 'ja',
    nationality: 'JP',
    phone: '+81 90 1234 5678',
    party: [
      woman('Mika', 'Sato', '1992-04-12', [160, 51, 37])({ level: 'advanced' }),
      man('Kenji', 'Sato', '1989-09-03', [173, 68, 42])({ level: 'advanced' }),
    ],
    emergency: { name: 'Yoko Sato', phone: '+81 90 8765 4321', relationship: '母' },
  },
  {
    email: 'haruto.tanaka@example.test',
    locale: 'ja',
    nationality: 'JP',
    phone: '+81 80 2345 6789',
    party: [
      man('陽翔', '田中', '1985-12-24', [171, 66, 41])({ level: 'rescue' }),
      woman('美咲', '田中', '1987-05-16', [158, 49, 36])(),
      man('大輝', '高橋', '1984-08-02', [176, 74, 43])({ level: 'advanced' }),
      woman('さくら', '高橋', '1986-03-27', [162, 53, 37])({ diet: 'no_seafood' }),
    ],
    emergency: { name: '田中 恵子', phone: '+81 80 9876 5432', relationship: '母' },
  },
  {
    email: 'yui.nakamura@example.test',
    locale: 'ja',
    nationality: 'JP',
    phone: '+81 70 3456 7890',
    party: [
      woman('結衣', '中村', '1999-11-08', [157, 47, 36])({ level: 'none' }),
      woman('葵', '小林', '1999-06-30', [161, 50, 37])({ level: 'none' }),
    ],
    emergency: { name: '中村 浩', phone: '+81 70 8901 2345', relationship: '父' },
  },
  {
    email: 'jonas.weber@example.test',
    locale: 'de',
    nationality: 'DE',
    phone: '+49 151 23456789',
    party: [
      man('Jonas', 'Weber', '1990-03-30', [186, 85, 45])({ level: 'advanced', association: 'SSI' }),
      woman('Lena', 'Hofmann', '1991-08-19', [172, 64, 40])({ association: 'SSI', diet: 'vegetarian' }),
    ],
    emergency: { name: 'Karin Weber', phone: '+49 151 98765432', relationship: 'Mutter' },
  },
  {
    email: 'anna.gruber@example.test',
    locale: 'de',
    nationality: 'AT',
    phone: '+43 660 1234567',
    party: [
      woman('Anna', 'Gruber', '1983-10-05', [169, 63, 39])({ level: 'rescue' }),
      man('Stefan', 'Gruber', '1981-06-12', [182, 83, 44])({ level: 'rescue' }),
      man('Felix', 'Gruber', '2011-02-20', [158, 48, 39])(),
      woman('Mia', 'Gruber', '2013-09-09', [146, 38, 36])(),
    ],
    emergency: { name: 'Maria Gruber', phone: '+43 660 7654321', relationship: 'Mutter' },
  },
  {
    email: 'tim.schneider@example.test',
    locale: 'de',
    nationality: 'DE',
    phone: '+49 170 3456789',
    party: [
      man('Tim', 'Schneider', '1997-07-23', [180, 76, 43])({ level: 'none' }),
      woman('Laura', 'Becker', '1998-04-04', [167, 58, 38])({ level: 'none', diet: 'vegan' }),
    ],
    emergency: { name: 'Uwe Schneider', phone: '+49 170 9876543', relationship: 'Vater' },
  },
  {
    email: 'reto.keller@example.test',
    locale: 'de',
    nationality: 'CH',
    phone: '+41 79 123 45 67',
    party: [
      man('Reto', 'Keller', '1976-01-16', [177, 79, 43])({ level: 'divemaster' }),
      woman('Nadja', 'Keller', '1978-11-11', [164, 57, 38])({ level: 'advanced' }),
    ],
    emergency: { name: 'Urs Keller', phone: '+41 79 765 43 21', relationship: 'Bruder' },
  },
  {
    email: 'li.na@example.test',
    locale: 'zh',
    nationality: 'CN',
    phone: '+86 138 0013 8000',
    party: [
      woman('娜', '李', '1993-09-09', [163, 53, 37])(),
      man('伟', '张', '1991-01-23', [178, 76, 43])({ level: 'advanced' }),
    ],
    emergency: { name: '李 明', phone: '+86 138 1234 5678', relationship: '父亲' },
  },
  {
    email: 'chen.yu@example.test',
    locale: 'zh',
    nationality: 'CN',
    phone: '+86 139 2345 6789',
    party: [
      woman('雨', '陈', '1995-05-05', [166, 54, 38])({ level: 'none' }),
      man('浩然', '王', '1994-12-19', [181, 78, 44])({ level: 'none' }),
    ],
    emergency: { name: '陈 芳', phone: '+86 139 8765 4321', relationship: '母亲' },
  },
  {
    email: 'zhou.min@example.test',
    locale: 'zh',
    nationality: 'CN',
    phone: '+86 136 3456 7890',
    party: [
      man('敏', '周', '1986-02-28', [174, 70, 42])({ level: 'advanced' }),
      woman('静', '吴', '1988-08-08', [162, 52, 37])(),
      man('磊', '赵', '1987-10-17', [179, 80, 43])({ level: 'advanced' }),
      woman('婷', '孙', '1990-06-26', [160, 50, 36])(),
    ],
    emergency: { name: '周 丽', phone: '+86 136 9876 5432', relationship: '姐姐' },
  },
  {
    email: 'dewi.lestari@example.test',
    locale: 'id',
    nationality: 'ID',
    phone: '+62 812 3456 7890',
    party: [
      woman('Dewi', 'Lestari', '1994-08-17', [159, 52, 37])({ diet: 'halal' }),
      man('Bayu', 'Pratama', '1992-02-05', [170, 67, 41])({ level: 'advanced', diet: 'halal' }),
    ],
    emergency: { name: 'Sri Lestari', phone: '+62 812 9876 5432', relationship: 'Ibu' },
  },
  {
    email: 'rizky.saputra@example.test',
    locale: 'id',
    nationality: 'ID',
    phone: '+62 813 4567 8901',
    party: [
      man('Rizky', 'Saputra', '1999-03-13', [172, 65, 42])({ level: 'none', diet: 'halal' }),
      woman('Putri', 'Ayu', '2000-10-21', [157, 48, 36])({ level: 'none', diet: 'halal' }),
    ],
    emergency: { name: 'Hendra Saputra', phone: '+62 813 1098 7654', relationship: 'Ayah' },
  },
  {
    email: 'budi.hartono@example.test',
    locale: 'id',
    nationality: 'ID',
    phone: '+62 811 5678 9012',
    party: [
      man('Budi', 'Hartono', '1980-06-01', [171, 75, 42])({ level: 'advanced' }),
      woman('Maya', 'Hartono', '1982-12-30', [158, 55, 37])(),
    ],
    emergency: { name: 'Agus Hartono', phone: '+62 811 2109 8765', relationship: 'Kakak' },
  },
];
