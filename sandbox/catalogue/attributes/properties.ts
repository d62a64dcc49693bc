import { same, type Text, t } from '../wording/text.ts'

/** Labels of the options of the lesser attributes. Position gives the option id: new words go to the end. */
type Words = Readonly<Record<string, Text>>

export const use: Words = {
  indoor: t('indoor', 'Innen', 'interno'),
  outdoor: t('outdoor', 'Außen', 'esterno'),
  structural: t('structural', 'Tragwerk', 'strutturale'),
  joinery: t('joinery', 'Tischlerei', 'falegnameria'),
  furniture: t('furniture', 'Möbelbau', 'mobili'),
  flooring: t('flooring', 'Boden', 'pavimenti'),
  kitchen: t('kitchen and bathroom', 'Küche und Bad', 'cucina e bagno'),
  garden: t('garden', 'Garten', 'giardino'),
}

export const treatment: Words = {
  none: t('untreated', 'unbehandelt', 'non trattato'),
  uc2: t('treated, use class 2', 'imprägniert, GK 2', 'trattato, classe 2'),
  uc3: t('pressure treated, use class 3', 'kesseldruckimprägniert, GK 3', 'impregnato in autoclave, classe 3'),
  uc4: t('pressure treated, use class 4', 'kesseldruckimprägniert, GK 4', 'impregnato in autoclave, classe 4'),
  thermal: t('thermally modified', 'thermisch modifiziert', 'termotrattato'),
  kiln: t('kiln dried', 'technisch getrocknet', 'essiccato in forno'),
  green: t('fresh sawn', 'frisch eingeschnitten', 'segato fresco'),
}

export const certification: Words = {
  fsc: same('FSC® Mix 70 %'),
  'fsc-100': same('FSC® 100 %'),
  pefc: same('PEFC™'),
  grown: t('Grown in Britain', 'Grown in Britain', 'Grown in Britain'),
}

export const strengthClass: Words = {
  c16: same('C16'),
  c24: same('C24'),
  d30: same('D30'),
  'osb-3': same('OSB/3'),
  p5: same('P5'),
  s2: same('EN 636-2S'),
  s3: same('EN 636-3S'),
}

export const durability: Words = {
  'class-1': t('1, very durable', '1, sehr dauerhaft', '1, molto durevole'),
  'class-2': t('2, durable', '2, dauerhaft', '2, durevole'),
  'class-3': t('3, moderately durable', '3, mäßig dauerhaft', '3, mediamente durevole'),
  'class-4': t('4, slightly durable', '4, wenig dauerhaft', '4, poco durevole'),
  'class-5': t('5, not durable', '5, nicht dauerhaft', '5, non durevole'),
}

export const edge: Words = {
  square: t('square', 'gerade', 'dritto'),
  tg2: t('tongue and groove, two edges', 'Nut und Feder, zweiseitig', 'maschio e femmina, due lati'),
  tg4: t('tongue and groove, four edges', 'Nut und Feder, vierseitig', 'maschio e femmina, quattro lati'),
  bevelled: t('micro-bevelled', 'gefast', 'microbisellato'),
  waney: t('waney', 'Baumkante', 'con smusso naturale'),
}

export const fireClass: Words = {
  'euro-b': same('B-s1, d0'),
  'euro-d': same('D-s2, d0'),
  'euro-a1': same('A1'),
  'euro-e': same('E'),
  fd30: same('FD30'),
}

export const material: Words = {
  steel: t('steel', 'Stahl', 'acciaio'),
  stainless: t('stainless steel', 'Edelstahl', 'acciaio inox'),
  brass: t('brass', 'Messing', 'ottone'),
  nylon: t('nylon', 'Nylon', 'nylon'),
  concrete: t('concrete', 'Beton', 'calcestruzzo'),
  glass: t('toughened glass', 'Einscheibensicherheitsglas', 'vetro temperato'),
  pir: t('PIR foam', 'PIR-Schaum', 'schiuma PIR'),
  'glass-wool': t('glass wool', 'Glaswolle', 'lana di vetro'),
  'stone-wool': t('stone wool', 'Steinwolle', 'lana di roccia'),
  'wood-fibre': t('wood fibre', 'Holzfaser', 'fibra di legno'),
  'aluminium-oxide': t('aluminium oxide', 'Aluminiumoxid', 'ossido di alluminio'),
  'silicon-carbide': t('silicon carbide', 'Siliziumkarbid', 'carburo di silicio'),
}

export const drive: Words = {
  torx: same('Torx'),
  pozi: same('Pozidriv'),
  slotted: t('slotted', 'Schlitz', 'taglio'),
  hex: t('hexagon', 'Sechskant', 'esagono'),
}
