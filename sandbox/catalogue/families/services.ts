import { t } from '../wording/text.ts'
import { CUTTING_QUESTIONS, DELIVERY_QUESTIONS } from './bespoke.ts'
import { families } from './family.ts'

const service = {
  range: 'services',
  categories: ['cutting'],
  weight: () => 0,
  type: 'virtual',
  uncounted: true,
} as const

/** Services: nothing is shipped. Custom options of the cutting service stand with the options. */
export const SERVICES = [
  ...families(service, [
    {
      code: 'panel-cutting',
      name: t('Panel cutting service, per sheet', 'Plattenzuschnitt, je Platte', 'Servizio di taglio pannelli, al pannello'),
      sku: 'SRV-CUT-PANEL',
      price: () => 6.5,
      picture: { form: 'service', material: 'ply-birch', profile: 'panel-saw' },
      about: t(
        'Your sheets cut on the beam saw to half a millimetre. Give us the cutting list below or send a drawing; we optimise the layout and label every part.',
        'Ihre Platten auf der Säge auf einen halben Millimeter geschnitten. Liste unten eintragen oder Zeichnung schicken; wir optimieren und beschriften jedes Teil.',
        'I vostri pannelli tagliati al mezzo millimetro. Scrivete la lista qui sotto o inviate un disegno; ottimizziamo e etichettiamo ogni pezzo.',
      ),
      goesWith: ['MDF-18', 'PLY-BIRCH-18', 'SRV-EDGING'],
      customOptions: CUTTING_QUESTIONS,
    },
    {
      code: 'edging',
      name: t('Edge banding service, per metre', 'Kantenanleimen, je Meter', 'Bordatura, al metro'),
      sku: 'SRV-EDGING',
      price: () => 2.1,
      picture: { form: 'service', material: 'oak', profile: 'edging' },
      about: t(
        'ABS or real-wood edging, glued and trimmed flush.',
        'ABS- oder Echtholzkante, angeleimt und bündig gefräst.',
        'Bordo in ABS o vero legno, incollato e rifilato.',
      ),
    },
    {
      code: 'timber-crosscut',
      name: t('Timber cutting to length, per cut', 'Ablängen, je Schnitt', 'Taglio a misura del legname, al taglio'),
      sku: 'SRV-CUT-LENGTH',
      price: () => 0.75,
      picture: { form: 'service', material: 'redwood', profile: 'crosscut' },
      about: t(
        'Square cuts to the millimetre, mitres on request.',
        'Rechtwinklig auf den Millimeter, Gehrungen auf Wunsch.',
        'Tagli retti al millimetro, a 45° su richiesta.',
      ),
    },
    {
      code: 'delivery-timed',
      name: t(
        'Timed delivery, two-hour slot',
        'Terminlieferung, Zwei-Stunden-Fenster',
        'Consegna programmata, fascia di due ore',
      ),
      sku: 'SRV-DELIVERY-TIMED',
      customOptions: DELIVERY_QUESTIONS,
      price: () => 18,
      picture: { form: 'service', material: 'lorry', profile: 'delivery' },
      about: t(
        'We ring you half an hour before the lorry turns in.',
        'Wir rufen eine halbe Stunde vorher an.',
        'Vi chiamiamo mezz’ora prima dell’arrivo.',
      ),
    },
    {
      code: 'delivery-crane',
      name: t('Crane offload', 'Kranentladung', 'Scarico con gru'),
      sku: 'SRV-DELIVERY-CRANE',
      price: () => 32,
      values: { phone_order_only: 1 },
      picture: { form: 'service', material: 'lorry', profile: 'crane' },
      about: t(
        'For packs over 200 kg, within six metres of the road. Please ring, so that we can look at the access together.',
        'Für Pakete über 200 kg, bis sechs Meter von der Straße. Bitte anrufen, dann klären wir die Zufahrt.',
        'Per pacchi oltre 200 kg, entro sei metri dalla strada. Telefonate: vediamo insieme l’accesso.',
      ),
    },
    {
      code: 'knife-grinding',
      name: t('Profile matching, per knife set', 'Profilnachbau, je Messersatz', 'Copia di profilo, a set di coltelli'),
      sku: 'SRV-PROFILE',
      price: () => 95,
      picture: { form: 'service', material: 'steel', profile: 'knife' },
      about: t(
        'Send a hand’s length of your old moulding and we grind knives to run more of it.',
        'Schicken Sie ein Stück Ihrer alten Leiste, wir schleifen Messer und fräsen sie nach.',
        'Inviateci un palmo della vecchia modanatura e affiliamo i coltelli per rifarla.',
      ),
    },
    {
      code: 'finishing',
      name: t('Factory oiling, per m²', 'Werkseitiges Ölen, je m²', 'Oliatura in fabbrica, al m²'),
      sku: 'SRV-OILING',
      price: () => 8.4,
      picture: { form: 'service', material: 'oak', profile: 'finishing' },
      about: t(
        'Two coats of hardwax oil on boards and floors bought from us.',
        'Zwei Schichten Hartwachsöl auf bei uns gekaufte Bretter und Dielen.',
        'Due mani di olio duro su tavole e pavimenti comprati da noi.',
      ),
    },
    {
      code: 'take-off',
      name: t('Material take-off from drawings', 'Materialauszug aus Plänen', 'Computo dei materiali da disegno'),
      sku: 'SRV-TAKEOFF',
      price: () => 45,
      picture: { form: 'service', material: 'paper', profile: 'drawing' },
      about: t(
        'We read your plans and send a list with prices within two working days. Credited against the order.',
        'Wir lesen Ihre Pläne und schicken binnen zwei Werktagen eine Liste mit Preisen. Wird angerechnet.',
        'Leggiamo i vostri disegni e inviamo una lista con prezzi in due giorni lavorativi. Si scala dall’ordine.',
      ),
    },
  ]),
]
