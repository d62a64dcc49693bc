import { t } from '../wording/text.ts'
import type { Page } from './page.ts'

/** Guides and who we are. */
export const GUIDE_PAGES: readonly Page[] = [
  {
    id: 6,
    identifier: 'about-us',
    title: t('About us', 'Über uns', 'Chi siamo'),
    content: t(
      `<p>Heartwood began in 1974 with a band saw, a lorry and a lease on half a railway shed. We still have the shed. Forty-one people work here, nine of them on the saws.</p>
<p>We buy from mills we have visited, keep about two thousand lines under cover, and machine our own mouldings so that the profile you bought ten years ago is the one you can buy tomorrow.</p>
<p>What leaves the saws goes to the boiler that heats the kilns. What is too short for you goes to the woodwork rooms of four schools.</p>`,
      `<p>Heartwood begann 1974 mit einer Bandsäge, einem Lkw und einem halben Lokschuppen. Heute arbeiten hier einundvierzig Menschen, neun davon an den Sägen.</p><p>Wir kaufen bei Sägewerken, die wir besucht haben, und hobeln unsere Leisten selbst.</p>`,
      `<p>Heartwood nacque nel 1974 con una sega a nastro, un camion e mezza rimessa ferroviaria. Oggi siamo in quarantuno, nove alle seghe.</p><p>Compriamo da segherie che abbiamo visitato e profiliamo noi le nostre modanature.</p>`,
    ),
  },
  {
    id: 7,
    identifier: 'cutting-guide',
    title: t('How to write a cutting list', 'So schreiben Sie eine Schnittliste', 'Come scrivere una lista di taglio'),
    content: t(
      `<p>A cutting list is a table: how many, how long, how wide, and which way the grain runs. The saw reads it line by line.</p>
<h2>Four rules</h2>
<ol><li>Write finished sizes in millimetres. We add the 3.2 mm of the blade.</li><li>Length first, along the grain; then width.</li><li>Name the parts: 'side', 'shelf', 'back'. The label repeats what you wrote.</li><li>Say which edges show, if we are to band them.</li></ol>
<h2>An example</h2>
<table><thead><tr><th>Pieces</th><th>Length</th><th>Width</th><th>Name</th><th>Edged</th></tr></thead><tbody><tr><td>2</td><td>2000</td><td>300</td><td>side</td><td>front</td></tr><tr><td>5</td><td>764</td><td>290</td><td>shelf</td><td>front</td></tr><tr><td>1</td><td>2000</td><td>800</td><td>back</td><td>none</td></tr></tbody></table>
<p>Use the <a href="/cutting-form">cutting form</a>, or send the list with your order. The smallest part we cut is 60 × 200 mm.</p>`,
      `<p>Eine Schnittliste ist eine Tabelle: Anzahl, Länge, Breite, Faserrichtung. Fertigmaße in Millimetern, Länge zuerst, Teile benennen, sichtbare Kanten angeben.</p><p>Das kleinste Teil ist 60 × 200 mm.</p>`,
      `<p>Una lista di taglio è una tabella: quantità, lunghezza, larghezza, verso della fibra. Misure finite in millimetri, prima la lunghezza, un nome per ogni pezzo, i bordi in vista.</p><p>Il pezzo più piccolo è 60 × 200 mm.</p>`,
    ),
  },
  {
    id: 8,
    identifier: 'size-guide',
    title: t('Timber sizes explained', 'Holzmaße erklärt', 'Le misure del legno'),
    content: t(
      `<p>Timber is described thickness first, then width, then length.</p>
<h2>Nominal, regularised, finished</h2>
<p><strong>Nominal</strong> is the size at the saw. Planing takes about 5 mm from each dimension: a 25 × 150 mm PSE board measures about 20 × 145 mm. <strong>Regularised</strong> timber is brought to one even size; 47 × 100 means 47 × 100. <strong>Finished</strong> sizes, used for hardwood boards and MDF, are what you get.</p>
<h2>Lengths</h2><p>Softwood comes in steps of 300 mm, from 1800 to 6000 mm. Hardwood boards are cut in metres and halves.</p>`,
      `<p>Holz wird in der Reihenfolge Stärke, Breite, Länge bezeichnet. Rohmaß ist das Maß an der Säge; Hobeln nimmt rund 5 mm. Bei Laubholz und MDF gelten Fertigmaße.</p>`,
      `<p>Il legno si indica con spessore, larghezza, lunghezza. La misura nominale è quella di sega; la piallatura toglie circa 5 mm. Per latifoglie e MDF valgono le misure finite.</p>`,
    ),
  },
  {
    id: 9,
    identifier: 'choosing-timber',
    title: t('Choosing timber', 'Welches Holz wofür', 'Scegliere il legno'),
    content: t(
      `<h2>Outdoors</h2><p>Larch, cedar and thermo-ash last without treatment; redwood does when it is pressure treated. In the ground only use class 4 or the heart of oak will do.</p>
<h2>Floors and stairs</h2><p>Oak and ash carry boots. Pine marks, and many like it for that.</p>
<h2>Painted work</h2><p>Tulipwood for the best, MDF for the straightest, redwood for the dearest corners of old houses.</p>
<h2>Kitchens</h2><p>Oak, iroko or beech in 40 mm, oiled three times before the sink goes in.</p>`,
      `<p>Draußen: Lärche, Zeder, Thermoesche oder kesseldruckimprägnierte Kiefer. Böden: Eiche und Esche. Zum Lackieren: Tulpenbaum oder MDF. Küche: Eiche, Iroko, Buche, geölt.</p>`,
      `<p>All’aperto: larice, cedro, frassino termotrattato o pino impregnato. Pavimenti: rovere e frassino. Da verniciare: tulipier o MDF. Cucina: rovere, iroko, faggio, oliati.</p>`,
    ),
  },
  {
    id: 10,
    identifier: 'sustainability',
    title: t('Where our timber comes from', 'Woher unser Holz kommt', 'Da dove viene il nostro legno'),
    content: t(
      `<p>Nine in ten boards we sell are FSC® or PEFC™ certified, and every tropical board is FSC® 100 %. Our chain of custody is audited each spring; the certificate number is on each delivery note.</p><p>British oak, ash and larch come from within ninety miles under the Grown in Britain licence.</p>`,
      `<p>Neun von zehn Brettern sind FSC®- oder PEFC™-zertifiziert, jedes Tropenholz ist FSC® 100 %.</p>`,
      `<p>Nove tavole su dieci sono certificate FSC® o PEFC™, ogni legno tropicale è FSC® 100 %.</p>`,
    ),
  },
  {
    id: 11,
    identifier: 'privacy-policy',
    title: t('Privacy', 'Datenschutz', 'Privacy'),
    content: t(
      `<p>We keep what we need to deliver and invoice: your name, addresses, telephone number and orders. We keep invoices for six years because the law says so, and nothing else longer than two.</p>
<h2>What your browser keeps</h2><p>Your basket, your wish list, the products you looked at and the pages you read, so that the shop works when the signal does not. Signing out removes what is yours from the device.</p>
<h2>Who else sees it</h2><p>The carrier gets the address, the bank the payment. We sell nothing to anybody. Measuring is off until you allow it.</p>
<h2>Your rights</h2><p>Ask us what we hold, have it corrected or erased, or complain to the Information Commissioner.</p>`,
      `<p>Wir speichern, was Lieferung und Rechnung brauchen: Name, Anschriften, Telefon, Bestellungen. Wir verkaufen keine Daten. Auskunft, Berichtigung und Löschung jederzeit.</p>`,
      `<p>Conserviamo ciò che serve a consegnare e fatturare: nome, indirizzi, telefono, ordini. Non vendiamo dati. Accesso, rettifica e cancellazione in ogni momento.</p>`,
    ),
  },
  {
    id: 12,
    identifier: 'terms-and-conditions',
    title: t('Terms and conditions', 'Geschäftsbedingungen', 'Condizioni di vendita'),
    content: t(
      `<h2>1. The contract</h2><p>Your order is an offer; our dispatch note accepts it. Prices are those shown when you order, in pounds, with VAT at the rate of the day.</p>
<h2>2. Timber</h2><p>Timber moves. Descriptions follow the British Standards named with each product, and colour and grain vary within them.</p>
<h2>3. Risk and title</h2><p>Goods are yours when paid for, and at your risk from delivery.</p>
<h2>4. Cutting</h2><p>We cut what you write. Please check the list before you send it.</p>
<h2>5. Law</h2><p>English law applies. Your rights as a consumer are not affected.</p>`,
      `<p>Ihre Bestellung ist ein Angebot, die Versandanzeige die Annahme. Es gelten die Preise bei Bestellung. Gesetzliche Verbraucherrechte bleiben unberührt.</p>`,
      `<p>L’ordine è una proposta, l’avviso di spedizione l’accettazione. Valgono i prezzi al momento dell’ordine. Restano salvi i diritti del consumatore.</p>`,
    ),
  },
]
