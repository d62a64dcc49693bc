import type { ServerMessages } from './en.ts'

export const de: ServerMessages = {
  form: {
    REQUIRED: 'Dieses Feld muss ausgefüllt werden',
    EMAIL: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    NAME_TOO_SHORT: 'Der Name muss mindestens 2 Buchstaben haben',
    LETTERS_ONLY: 'Hier sind nur Buchstaben erlaubt',
    PASSWORD_TOO_SHORT: 'Das Passwort muss mindestens 8 Zeichen haben',
    NOT_IDENTICAL: 'Die Passwörter müssen übereinstimmen',
    ZIP_TOO_SHORT: 'Die Postleitzahl muss mindestens 3 Zeichen haben',
    TAX_ID_TOO_SHORT: 'Die Steuernummer muss mindestens 3 Zeichen haben',
    NOT_AGREED: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu',
    TOO_LONG: 'Das sind zu viele Zeichen',
    BAD_CHARACTERS: 'Darin sind Zeichen, die nicht gesendet werden können',
  },
  cart: {
    outOfStock: 'Der Artikel ist nicht auf Lager und kann nicht in den Warenkorb gelegt werden.',
    only: (quantity) => `Von diesem Artikel sind nur ${quantity} verfügbar`,
    notFound: 'Diesen Artikel gibt es im Shop nicht mehr.',
    notConfigured: 'Bitte wählen Sie zuerst die Ausführung dieses Artikels.',
    quantityTooSmall: 'Die Menge muss eine positive ganze Zahl sein',
    quantityTooLarge: (most) => `Die Menge muss kleiner als ${most + 1} sein`,
    tooManyLines: (most) => `Der Warenkorb kann höchstens ${most} verschiedene Artikel haben.`,
    device: 'Der Name des Geräts ist nicht lesbar.',
    refused: 'Diese Position des Warenkorbs konnte nicht geändert werden.',
    coupon: 'Der Gutscheincode ist nicht richtig',
    couponRefused: 'Der Gutschein konnte nicht geändert werden.',
    shippingRefused: 'So kann der Warenkorb nicht geliefert werden.',
    unavailable: 'Der Warenkorb konnte gerade nicht gespeichert werden.',
  },
  totals: {
    subtotal_incl_tax: 'Zwischensumme inkl. MwSt.',
    payment: 'Zahlung',
    shipping: 'Versand',
    grand_total: 'Gesamtsumme',
  },
  customer: {
    signedOut: 'Bitte melden Sie sich an, um diese Seite zu sehen',
    wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig',
    wrongPassword: 'Das bisherige Passwort ist nicht richtig',
    refused: 'Das ist nicht möglich. Bitte prüfen Sie Ihre Angaben.',
    unavailable: 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    resetNotSent: 'Die E-Mail zum Zurücksetzen des Passworts konnte nicht gesendet werden',
    tooManyAddresses: (most) => `Es sind höchstens ${most} Adressen möglich: bitte entfernen Sie zuerst eine`,
    tooManyRequests: 'Das war in kurzer Zeit zu oft. Bitte versuchen Sie es später noch einmal.',
  },
  order: {
    key: 'Der Name der Bestellung ist nicht lesbar.',
    cartChanged: 'Ihr Warenkorb hat sich geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie bestellen.',
    totalChanged: 'Der Betrag hat sich geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie bestellen.',
    carrier: 'Bitte wählen Sie, wie geliefert werden soll.',
    payment: 'Bitte wählen Sie, wie Sie bezahlen möchten.',
    refused: 'Die Bestellung wurde nicht angenommen; es ist nichts bestellt. Bitte prüfen Sie sie, oder rufen Sie uns an.',
    unavailable: 'Es ist nichts bestellt: Bestellungen sind gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    unconfirmed:
      'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Bitte warten Sie einen Moment; nichts wird doppelt bestellt.',
  },
  product: {
    noVariants: 'Keine Ausführung dieses Artikels ist verfügbar',
    priceUnknown: 'Der Preis ist unbekannt; der Artikel kann nicht in den Warenkorb gelegt werden.',
  },
  session: {
    refused: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    attempts:
      'Ihre Anmeldung konnte nicht verlängert werden. Bitte löschen Sie die gespeicherten Daten dieser Seite und laden Sie sie neu.',
  },
}
