import { formErrors } from '#schema/messages/de/form-errors.ts'
import { ownMethods } from '#schema/messages/de/own-methods.ts'
import { purchaseRefusals } from '#schema/messages/de/purchase-refusals.ts'
import type { ServerMessages } from './en.ts'

export const de: ServerMessages = {
  form: formErrors,
  purchase: purchaseRefusals,
  ownMethods,
  facets: { in_stock: 'Auf Lager', on_offer: 'Im Angebot', netPrice: (price) => `${price} zzgl. MwSt.` },
  set: {
    unavailable: (option) => `Dieses Set ist zurzeit nicht erhältlich: „${option}“ ist nicht auf Lager.`,
    gone: (component) => `„${component}“ ist nicht auf Lager. Bitte wählen Sie etwas anderes dafür.`,
    only: (component, left) => `Von „${component}“ sind nur noch ${left} verfügbar.`,
  },
  cart: {
    only: (quantity) => `Von diesem Artikel sind nur ${quantity} verfügbar`,
    notFound: 'Diesen Artikel gibt es im Shop nicht mehr.',
    notConfigured: 'Bitte wählen Sie zuerst die Ausführung dieses Artikels.',
    quantityTooSmall: 'Die Menge muss eine positive ganze Zahl sein',
    quantityTooLarge: (most) => `Die Menge muss kleiner als ${most + 1} sein`,
    quantityBelowLeast: (least) => `Die Menge muss mindestens ${least} sein`,
    quantityNotInSteps: (step) => `Die Menge muss ein Vielfaches von ${step} sein`,
    length: (least, most) => `Bitte geben Sie eine Länge von ${least} bis ${most} mm ein`,
    tooManyLines: (most) => `Der Warenkorb kann höchstens ${most} verschiedene Artikel haben.`,
    device: 'Der Name des Geräts ist nicht lesbar.',
    key: 'Diese Änderung hat keinen gültigen Schlüssel: 1 bis 64 Buchstaben, Ziffern, - und _, nicht nur Ziffern.',
    refused: 'Diese Position des Warenkorbs konnte nicht geändert werden.',
    coupon: 'Der Gutscheincode ist nicht richtig',
    couponRefused: 'Der Gutschein konnte nicht geändert werden.',
    shippingRefused: 'So kann der Warenkorb nicht geliefert werden.',
    country: 'Bitte wählen Sie das Land aus der Liste.',
    unavailable: 'Der Warenkorb konnte gerade nicht gespeichert werden.',
  },
  totals: {
    subtotal_incl_tax: 'Zwischensumme inkl. MwSt.',
    payment: 'Zahlung',
    shipping: 'Lieferung',
    grand_total: 'Gesamtsumme',
  },
  machines: {
    departments: 'Abteilungen',
    delivery: 'Lieferung',
    pages: 'Seiten',
    files: 'Für Maschinen',
    news: 'Aktuelles',
    sitemap: 'Seitenverzeichnis (Sitemap)',
    products: 'Artikel mit Preisen (Google-Merchant-Feed)',
    hours: (hours) => `Öffnungszeiten: ${hours}`,
    telephone: (number) => `Telefon: ${number}`,
    prices: (currency) => `Alle Preise enthalten die Mehrwertsteuer. Währung: ${currency}.`,
  },
  customer: {
    noAccount:
      'Mit diesen Angaben können wir kein Konto anlegen. Wenn Sie schon eines haben, melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
    signedOut: 'Bitte melden Sie sich an, um diese Seite zu sehen',
    wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig',
    wrongPassword: 'Das bisherige Passwort ist nicht richtig',
    refused: 'Das ist nicht möglich. Bitte prüfen Sie Ihre Angaben.',
    unavailable: 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    incompleteAddress:
      'Eine Ihrer gespeicherten Adressen ist unvollständig, zum Beispiel ohne Telefonnummer. Bitte ergänzen Sie sie zuerst.',
    resetNotSent: 'Die E-Mail zum Zurücksetzen des Passworts konnte nicht gesendet werden',
    tooManyAddresses: (most) => `Es sind höchstens ${most} Adressen möglich: bitte entfernen Sie zuerst eine`,
    notYourSubscription:
      'Wir können eine Adresse nur in ihrem Kundenkonto abmelden oder auf dem Gerät, auf dem sie angemeldet wurde. Sie können auch den Link am Ende jedes Newsletters benutzen.',
    deviceUnknown: 'Dieses Gerät ist nicht mehr angemeldet.',
    tooManyRequests: 'Das war in kurzer Zeit zu oft. Bitte versuchen Sie es später noch einmal.',
  },
  order: {
    key: 'Die Bestellung hat keinen gültigen Schlüssel: eine UUID oder 20 bis 128 Buchstaben, Ziffern, - . _ und :.',
    cartChanged: 'Ihr Warenkorb hat sich geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie bestellen.',
    totalChanged: 'Der Betrag hat sich geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie bestellen.',
    carrier: 'Bitte wählen Sie, wie geliefert werden soll.',
    payment: 'Bitte wählen Sie, wie Sie bezahlen möchten.',
    refused: 'Die Bestellung wurde nicht angenommen; es ist nichts bestellt. Bitte prüfen Sie sie, oder rufen Sie uns an.',
    unavailable: 'Es ist nichts bestellt: Bestellungen sind gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    unconfirmed:
      'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Bitte warten Sie einen Moment; nichts wird doppelt bestellt.',
  },
  attribute: { yes: 'Ja', no: 'Nein' },
  session: {
    refused: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    attempts:
      'Ihre Anmeldung konnte nicht verlängert werden. Bitte löschen Sie die gespeicherten Daten dieser Seite und laden Sie sie neu.',
    ended: 'Sie wurden auf diesem Gerät abgemeldet. Bitte melden Sie sich erneut an.',
  },
}
