import { same, type Text, t } from '../wording/text.ts'

/** Labels of the options that are words, by key. Position gives the option id: new words go to the end of their list. */
type Words = Readonly<Record<string, Text>>

const names = (...list: readonly (readonly [string, string])[]): Words =>
  Object.fromEntries(list.map(([key, name]) => [key, same(name)]))

export const woodType: Words = {
  redwood: t('redwood', 'Kiefer nordisch', 'pino di Svezia'),
  whitewood: t('whitewood', 'Fichte nordisch', 'abete nordico'),
  pine: t('pine', 'Kiefer', 'pino'),
  spruce: t('spruce', 'Fichte', 'abete rosso'),
  'douglas-fir': t('Douglas fir', 'Douglasie', 'douglas'),
  larch: t('Siberian larch', 'Sibirische Lärche', 'larice siberiano'),
  cedar: t('Western red cedar', 'Rotzeder', 'cedro rosso'),
  hemlock: t('hemlock', 'Hemlock', 'hemlock'),
  oak: t('oak', 'Eiche', 'rovere'),
  ash: t('ash', 'Esche', 'frassino'),
  beech: t('beech', 'Buche', 'faggio'),
  walnut: t('walnut', 'Nussbaum', 'noce'),
  maple: t('maple', 'Ahorn', 'acero'),
  cherry: t('cherry', 'Kirschbaum', 'ciliegio'),
  sapele: t('sapele', 'Sapeli', 'sapelli'),
  tulipwood: t('tulipwood', 'Tulpenbaum', 'tulipier'),
  iroko: t('iroko', 'Iroko', 'iroko'),
  balau: t('yellow balau', 'Bangkirai', 'balau giallo'),
  ipe: t('ipe', 'Ipe', 'ipè'),
  garapa: t('garapa', 'Garapa', 'garapa'),
  'thermo-ash': t('thermo-ash', 'Thermoesche', 'frassino termotrattato'),
  birch: t('birch', 'Birke', 'betulla'),
  poplar: t('poplar', 'Pappel', 'pioppo'),
  eucalyptus: t('eucalyptus', 'Eukalyptus', 'eucalipto'),
  mdf: t('MDF', 'MDF', 'MDF'),
  composite: t('wood composite', 'WPC', 'legno composito'),
  osb: t('strand board', 'Grobspan', 'scaglie orientate'),
  particle: t('particle board', 'Spanplatte', 'truciolare'),
}

export const brand: Words = names(
  ['heartwood', 'Heartwood'],
  ['larkhill', 'Larkhill Mouldings'],
  ['ashdown', 'Ashdown Stairs'],
  ['kestrel', 'Kestrel Fixings'],
  ['northfell', 'Northfell'],
  ['hartley-cole', 'Hartley & Cole'],
  ['greenway', 'Greenway Outdoor'],
  ['tyneboard', 'Tyneboard'],
  ['fenwright', 'Fenwright Tools'],
  ['millrace', 'Millrace Floors'],
  ['stonebridge', 'Stonebridge Doors'],
  ['grindale', 'Grindale Abrasives'],
  ['warmcote', 'Warmcote'],
  ['saddlers', "Saddler's Finishes"],
  ['bondwell', 'Bondwell'],
  ['terraplank', 'Terraplank'],
)

export const manufacturer: Words = names(
  ['norrskog', 'Norrskog Sawmills'],
  ['baltwood', 'Baltwood'],
  ['caledon', 'Caledon Forest Products'],
  ['rheinholz', 'Rheinholz'],
  ['latgale', 'Latgale Ply'],
  ['severn', 'Severn Valley Timber'],
  ['appalachia', 'Appalachia Hardwoods'],
  ['pennine', 'Pennine Panel Products'],
  ['tramontana', 'Tramontana Legnami'],
  ['humber', 'Humber Coatings'],
  ['black-country', 'Black Country Fasteners'],
  ['orwell', 'Orwell Insulation'],
)

export const finish: Words = {
  unfinished: t('unfinished', 'unbehandelt', 'grezzo'),
  primed: t('primed', 'grundiert', 'primerizzato'),
  'pre-lacquered': t('lacquered', 'lackiert', 'verniciato'),
  oiled: t('oiled', 'geölt', 'oliato'),
  'brushed-oiled': t('brushed and oiled', 'gebürstet und geölt', 'spazzolato e oliato'),
  'invisible-oiled': t('invisible oiled', 'naturmatt geölt', 'oliato invisibile'),
  matt: t('matt', 'matt', 'opaco'),
  satin: t('satin', 'seidenmatt', 'satinato'),
  gloss: t('gloss', 'glänzend', 'lucido'),
  eggshell: t('eggshell', 'samtmatt', 'guscio d’uovo'),
  zinc: t('zinc plated', 'verzinkt', 'zincato'),
  galvanised: t('galvanised', 'feuerverzinkt', 'zincato a caldo'),
  'green-coated': t('green coated', 'grün beschichtet', 'rivestito verde'),
  'a2-stainless': t('stainless steel A2', 'Edelstahl A2', 'acciaio inox A2'),
  'a4-stainless': t('stainless steel A4', 'Edelstahl A4', 'acciaio inox A4'),
  brass: t('solid brass', 'Messing', 'ottone'),
  'black-phosphate': t('black phosphate', 'schwarz phosphatiert', 'fosfatato nero'),
  'black-powder': t('black powder coated', 'schwarz pulverbeschichtet', 'verniciato a polvere nero'),
  chrome: t('polished chrome', 'Chrom poliert', 'cromo lucido'),
  'brushed-nickel': t('brushed nickel', 'Nickel gebürstet', 'nichel spazzolato'),
  melamine: t('melamine faced', 'melaminbeschichtet', 'nobilitato'),
  sawn: t('sawn', 'sägerau', 'segato'),
  planed: t('planed', 'gehobelt', 'piallato'),
  sanded: t('sanded', 'geschliffen', 'levigato'),
  grooved: t('grooved', 'geriffelt', 'zigrinato'),
}

export const stairPart: Words = {
  spindle: t('spindle', 'Treppenstab', 'colonnina'),
  newel: t('newel post', 'Antrittspfosten', 'montante'),
  'newel-base': t('newel base', 'Pfostensockel', 'base montante'),
  cap: t('newel cap', 'Pfostenkappe', 'cappello per montante'),
  handrail: t('handrail', 'Handlauf', 'corrimano'),
  baserail: t('baserail', 'Untergurt', 'corrente inferiore'),
  fillet: t('fillet', 'Füllleiste', 'listello'),
  tread: t('tread', 'Trittstufe', 'pedata'),
  bracket: t('bracket', 'Handlaufhalter', 'supporto corrimano'),
  panel: t('glass panel', 'Glasfüllung', 'pannello in vetro'),
}
