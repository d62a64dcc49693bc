import { t } from '../wording/text.ts'
import { families, one, sizes } from './family.ts'
import { IN_TINS, overnight, tin } from './tins.ts'

/** Oils and waxes. */
export const OILS = [
  ...families({ ...IN_TINS, categories: ['oils'], texts: overnight, goesWith: ['SAND-SHEET-180', 'CLOTH-LINTFREE'] }, [
    {
      code: 'oil-tung',
      name: t('Pure tung oil', 'Tungöl rein', 'Olio di tung puro'),
      sku: 'OIL-TUNG',
      variants: [sizes('250 ml', '500 ml', '1 l', '2.5 l')],
      values: { colour: 'clear', finish: 'matt', use: 'indoor,kitchen', spreading_rate: '16' },
      price: tin(21),
      picture: { form: 'bottle', material: 'clear' },
      about: t(
        'Cold-pressed, nothing added. Food safe once cured. Thin the first coat with a third of spirit.',
        'Kalt gepresst, ohne Zusätze. Ausgehärtet lebensmittelecht. Ersten Auftrag zu einem Drittel verdünnen.',
        'Spremuto a freddo, senza aggiunte. Indurito è idoneo agli alimenti. Diluite di un terzo la prima mano.',
      ),
    },
    {
      code: 'oil-danish',
      name: t('Danish oil', 'Danish Oil', 'Olio danese'),
      sku: 'OIL-DANISH',
      variants: [sizes('500 ml', '1 l', '2.5 l'), one('colour', 'clear', 'medium-oak', 'walnut')],
      values: { finish: 'satin', use: 'indoor,furniture', spreading_rate: '14' },
      price: tin(15),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Wipe on, wait ten minutes, wipe off. Three thin coats beat one thick one.',
        'Auftragen, zehn Minuten warten, abwischen. Drei dünne Schichten sind besser als eine dicke.',
        'Stendete, aspettate dieci minuti, asciugate. Tre mani sottili valgono più di una spessa.',
      ),
    },
    {
      code: 'oil-hardwax',
      name: t('Hardwax oil', 'Hartwachsöl', 'Olio duro con cera'),
      sku: 'OIL-HARDWAX',
      variants: [
        sizes('375 ml', '750 ml', '2.5 l'),
        one('finish', 'matt', 'satin'),
        one('colour', 'clear', 'white', 'light-oak'),
      ],
      values: { use: 'indoor,flooring,furniture', spreading_rate: '22' },
      texts: {
        ...overnight,
        documents: t(
          'Application guide|/media/docs/hardwax-oil.pdf\nSafety data sheet|/media/docs/hardwax-oil-sds.pdf',
          'Verarbeitung|/media/docs/hardwax-oil.pdf',
          'Guida all’applicazione|/media/docs/hardwax-oil.pdf',
        ),
      },
      price: tin(34),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Two thin coats for floors, doors and tables. Mends without sanding the whole room.',
        'Zwei dünne Schichten für Böden, Türen und Tische. Punktuell ausbesserbar.',
        'Due mani sottili per pavimenti, porte e tavoli. Si ritocca senza levigare tutto.',
      ),
      childDocuments: true,
    },
    {
      code: 'oil-linseed',
      name: t('Boiled linseed oil {size}', 'Leinölfirnis {size}', 'Olio di lino cotto {size}'),
      sku: 'OIL-LINSEED-{size}',
      each: [sizes('500 ml', '1 l', '5 l')],
      values: { colour: 'clear', use: 'outdoor' },
      price: tin(8.4),
      picture: { form: 'bottle', material: 'golden-brown' },
      about: t(
        'For tool handles, cricket bats and oak doors.',
        'Für Werkzeugstiele und Eichentüren.',
        'Per manici, utensili e porte in rovere.',
      ),
    },
    {
      code: 'oil-worktop',
      name: t('Worktop oil', 'Arbeitsplattenöl', 'Olio per piani di lavoro'),
      sku: 'OIL-WORKTOP',
      variants: [sizes('500 ml', '1 l')],
      values: { colour: 'clear', finish: 'satin', use: 'kitchen', spreading_rate: '18' },
      price: tin(22),
      picture: { form: 'tin', material: 'clear' },
      about: t(
        'Stands up to coffee and wine. Renew it every six months round the sink.',
        'Hält Kaffee und Wein stand. Am Becken alle sechs Monate erneuern.',
        'Resiste a caffè e vino. Rinnovatelo ogni sei mesi attorno al lavello.',
      ),
    },
    {
      code: 'oil-floor',
      name: t('Floor maintenance oil {size}', 'Bodenpflegeöl {size}', 'Olio di manutenzione per pavimenti {size}'),
      sku: 'OIL-FLOOR',
      each: [sizes('1 l')],
      values: { colour: 'clear', use: 'flooring' },
      price: tin(24),
      picture: { form: 'tin', material: 'clear' },
      about: t(
        'Once a year, thinly, with a white pad.',
        'Einmal im Jahr, dünn, mit weißem Pad.',
        'Una volta l’anno, sottile, con tampone bianco.',
      ),
    },
    {
      code: 'wax',
      name: t('Beeswax polish', 'Bienenwachspolitur', 'Cera d’api'),
      sku: 'WAX-BEES',
      variants: [one('colour', 'clear', 'medium-oak', 'dark-oak', 'walnut'), sizes('150 ml', '400 ml')],
      values: { use: 'furniture', finish: 'satin' },
      price: tin(23),
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Beeswax and carnauba in natural turpentine.',
        'Bienenwachs und Carnauba in Balsamterpentin.',
        'Cera d’api e carnauba in trementina naturale.',
      ),
    },
    {
      code: 'cloth',
      name: t(
        'Lint-free cloths, pack of {pack_quantity}',
        'Fusselfreie Tücher, {pack_quantity} Stück',
        'Panni senza pelucchi, {pack_quantity} pezzi',
      ),
      sku: 'CLOTH-LINTFREE',
      values: { pack_quantity: 20 },
      price: () => 3.6,
      weight: () => 0.3,
      picture: { form: 'abrasive', material: 'white', profile: 'cloth' },
      about: t(
        'Lay used oil cloths flat outdoors: heaped, they can catch fire.',
        'Ölgetränkte Tücher im Freien ausbreiten: Im Haufen können sie sich entzünden.',
        'Stendete all’aperto i panni usati: ammucchiati possono incendiarsi.',
      ),
    },
  ]),
]
