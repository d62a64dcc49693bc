import type { Texts } from './en.ts'

export const de: Texts = {
  delivery: {
    courier: { carrier: 'Kurier', method: 'Längen bis 2,4 m' },
    pallet: { carrier: 'Palettenlieferung', method: 'Ganze Platten und lange Hölzer' },
    collection: { carrier: 'Abholung', method: 'In der Filiale Leeds' },
    postcodeMissing: 'Bitte geben Sie eine Postleitzahl an',
    postcodeNotServed: 'Dorthin wird nicht geliefert',
  },
  payment: { checkmo: 'Überweisung', cashondelivery: 'Nachnahme' },
  totals: {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    discount: 'Rabatt',
    tax: 'MwSt.',
    grandTotal: 'Gesamtsumme',
  },
  mail: {
    order: (number) => `Ihre Bestellung ${number}`,
    thanks: (name, number) => `Vielen Dank, ${name}. Ihre Bestellung ${number} ist bei uns eingegangen:`,
    password: 'Wählen Sie ein neues Passwort',
    passwordLink: 'Jemand, hoffentlich Sie, hat um ein neues Passwort gebeten. Sie können es hier zwei Stunden lang wählen:',
    subscribed: { subject: 'Sie erhalten unseren Newsletter', text: 'Sie haben unseren Newsletter abonniert.' },
    unsubscribed: { subject: 'Keine Newsletter mehr', text: 'Sie haben unseren Newsletter abbestellt.' },
  },
  checkout: {
    title: 'Kasse',
    nothingIsCharged: 'Dies ist die Kasse der Sandbox. Es wird nichts berechnet.',
    order: 'Ihre Bestellung',
    what: 'Artikel',
    price: 'Preis',
    coupon: 'Gutschein',
    total: 'Gesamtsumme mit MwSt.',
    who: 'Wer bestellt',
    place: 'Bestellen',
    toCart: 'Zurück zum Warenkorb',
    toShop: 'Zurück zum Shop',
    pleaseCheck: 'Bitte prüfen Sie:',
  },
  obstacles: {
    expired: [
      'Sie sind abgemeldet',
      'Ihre Anmeldung ist abgelaufen. Melden Sie sich im Shop neu an, und kommen Sie wieder hierher.',
    ],
    unknown: ['Diesen Warenkorb gibt es nicht', 'Vielleicht wurde er schon bestellt, oder er gehört jemand anderem.'],
    empty: ['Dieser Warenkorb ist leer', 'Legen Sie im Shop etwas hinein, und kommen Sie wieder hierher.'],
    ordered: ['Dieser Warenkorb wurde bestellt', 'Sie haben dazu eine E-Mail.'],
  },
  fields: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    postcode: 'Postleitzahl',
  },
  errors: {
    missing: 'bitte ausfüllen',
    tooLong: (most) => `bitte höchstens ${most} Zeichen`,
    lines: 'bitte in einer Zeile schreiben',
    email: 'bitte in der Form name@example.com',
  },
}
