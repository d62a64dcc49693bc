import { t } from '../wording/text.ts'
import { families, one, sizes } from './family.ts'

/** What a grown catalogue has as well: the withdrawn, the hidden and the half-described. */
export const ODDMENTS = [
  ...families(
    {
      range: 'mouldings',
      categories: ['skirting-mdf'],
      weight: () => 6,
      values: { wood_type: 'mdf', finish: 'primed', brand: 'larkhill' },
    },
    [
      {
        code: 'orphan-skirting',
        name: t(
          'Torus skirting, primed MDF 18 x 195 x 4200 mm',
          'Sockelleiste Torus, MDF grundiert 18 x 195 x 4200 mm',
          'Battiscopa toro, MDF primerizzato 18 x 195 x 4200 mm',
        ),
        sku: 'SKIRT-MDF-TORUS-18X195-4200',
        values: { thickness: 18, width: 195, length: 4200, type: 'torus' },
        price: () => 13.2,
        visibility: 1,
        picture: { form: 'moulding', material: 'mdf', profile: 'torus' },
        about: t(
          'A size we no longer list with the others.',
          'Ein Maß, das nicht mehr bei den anderen steht.',
          'Una misura che non è più in elenco con le altre.',
        ),
      },
    ],
  ),
  ...families({ range: 'timber', categories: ['cladding'], weight: () => 20, values: { use: 'outdoor' } }, [
    {
      code: 'withdrawn-shingles',
      name: t('Cedar shingles, bundle', 'Zedernschindeln, Bund', 'Scandole di cedro, mazzo'),
      sku: 'SHINGLE-CEDAR',
      values: { wood_type: 'cedar', coverage: 2.3, treatment: 'none' },
      price: () => 68,
      status: 2,
      picture: { form: 'panel', material: 'cedar', profile: 'shingle' },
      about: t(
        'Withdrawn until the mill reopens.',
        'Ausgesetzt, bis das Sägewerk wieder öffnet.',
        'Sospese finché la segheria non riapre.',
      ),
    },
    {
      code: 'withdrawn-board',
      categories: ['decking-boards'],
      range: 'decking',
      name: t('Bamboo decking board 20 x 137 x 1850 mm', 'Bambusdiele 20 x 137 x 1850 mm', 'Doga in bambù 20 x 137 x 1850 mm'),
      sku: 'DECK-BAMBOO',
      values: { thickness: 20, width: 137, length: 1850, finish: 'grooved' },
      price: () => 16.4,
      status: 2,
      picture: { form: 'decking', material: 'bamboo', profile: 'grooved' },
      about: t('No longer stocked.', 'Nicht mehr am Lager.', 'Non più a magazzino.'),
    },
  ]),
  ...families(
    {
      range: 'finishes',
      categories: ['oils', 'stains'],
      weight: () => 1,
      values: { brand: 'saddlers', use: 'outdoor,furniture' },
    },
    [
      {
        code: 'teak-oil',
        name: t('Garden furniture oil', 'Gartenmöbelöl', 'Olio per mobili da giardino'),
        sku: 'OIL-GARDEN',
        variants: [one('colour', 'clear', 'teak', 'retired-tone', 'golden-brown'), sizes('500 ml', '1 l')],
        price: (v) => (v.size === '1 l' ? 15.4 : 9.2),
        picture: { form: 'tin', material: '{colour}' },
        about: t(
          'Wash the bench, let it dry for two days, then oil it twice.',
          'Bank waschen, zwei Tage trocknen lassen, zweimal ölen.',
          'Lavate la panca, lasciatela asciugare due giorni, oliate due volte.',
        ),
        goesWith: ['CLOTH-LINTFREE'],
      },
    ],
  ),
  ...families({ range: 'fixings', categories: ['bolts'], weight: () => 0.1, values: { brand: 'kestrel' } }, [
    {
      code: 'wall-plugs',
      name: t(
        'Nylon wall plugs, pack of {pack_quantity}',
        'Nylondübel, {pack_quantity} Stück',
        'Tasselli in nylon, {pack_quantity} pezzi',
      ),
      sku: 'PLUG-NYLON',
      variants: [one('diameter', 6, 8, 10)],
      values: { material: 'nylon', pack_quantity: 100 },
      price: (v) => (v.diameter === 6 ? 2.4 : v.diameter === 8 ? 3.6 : 5.2),
      visibility: 3,
      picture: { form: 'bolt', material: 'nylon', profile: 'plug' },
      about: t(
        'Expands four ways in brick and block.',
        'Spreizt vierfach in Ziegel und Stein.',
        'Espande in quattro direzioni in mattone e blocco.',
      ),
    },
    {
      code: 'cover-caps',
      name: t(
        'Screw cover caps, {colour}, pack of {pack_quantity}',
        'Schraubenabdeckkappen, {colour}, {pack_quantity} Stück',
        'Copriviti, {colour}, {pack_quantity} pezzi',
      ),
      sku: 'CAPS-{colour}',
      each: [one('colour', 'white', 'brown', 'black')],
      values: { pack_quantity: 100, material: 'nylon' },
      price: () => 1.2,
      visibility: 2,
      picture: { form: 'bolt', material: '{colour}', profile: 'cap' },
      about: t('Push-fit caps for Pozidriv heads.', 'Zum Eindrücken in Kreuzschlitzköpfe.', 'A pressione per teste Pozidriv.'),
    },
  ]),
]
