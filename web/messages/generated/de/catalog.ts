// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted, figure, tenth }: Format) => ({
  price: {
    incVat: 'inkl. MwSt.',
    exVat: 'zzgl. MwSt.',
    free: 'Kostenlos',
    from: 'ab',
    yours: 'Ihr Preis',
    was: 'Statt',
    now: 'jetzt',
    unit: {
      METRE: 'pro Meter',
      SQUARE_METRE: 'pro m²',
      PIECE: 'pro Stück',
    },
    shortUnit: {
      METRE: '/m',
      SQUARE_METRE: '/m²',
      PIECE: '/Stück',
    },
    each: 'pro Stück',
    perPack: 'pro Packung',
    fromQuantity: (quantity: number) => `Ab ${figure(quantity)}:`,
    toNextBreak: (missing: number) => `Noch ${figure(missing)} dazu, und jedes Stück kostet`,
    save: (percent: number) => `${figure(percent)}\u00a0% sparen`,
    checking: 'Preis wird geprüft …',
    unconfirmed: 'Preis gerade nicht bestätigt',
    unknown: 'Preis unbekannt',
  },
  stock: {
    status: {
      OK: 'Auf Lager',
      OUT_OF_STOCK: 'Nicht auf Lager',
      VOLATILE: 'Bestand nicht bestätigt',
    },
    available: 'Verfügbar',
    left: (quantity: number) => `${figure(quantity)} auf Lager`,
    few: (quantity: number) => `Nur noch ${figure(quantity)} auf Lager`,
  },
  phoneOrderOnly: 'Telefonisch bestellen',
  breadcrumbs: 'Sie sind hier',
  rating: (rating: number) => `${tenth(rating)} von 5`,
  rated: ({ rating, count }: { rating: number; count: number }) => `${figure(rating)} von 5 Sternen, ${counted(count, 'Bewertung', 'Bewertungen')}`,
  compare: {
    add: 'Vergleichen',
    added: 'In Ihrem Vergleich',
  },
  wish: 'Merkliste',
  chooseOptions: 'Ausführung wählen',
  cart: {
    delivery: 'Lieferung und Abholung',
    add: 'In den Warenkorb',
    adding: 'Wird hinzugefügt …',
    quickAdd: 'Hinzufügen',
    inCart: 'in Ihrem Warenkorb',
    failed: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  quantity: {
    fewer: 'Eins weniger',
    more: 'Eins mehr',
    errors: {
      NOT_A_POSITIVE_INTEGER: 'Die Menge muss eine positive ganze Zahl sein',
      NOT_ABOVE_ZERO: 'Die Menge muss größer als 0 sein',
      UNCLEAR: 'Bitte schreiben Sie die Zahl ohne Komma und Punkt: 1200 oder 1.',
      TOO_MANY: 'Die Menge muss kleiner als 10.000 sein',
    },
  },
  recentlyViewed: {
    title: 'Zuletzt angesehen',
    clear: 'Leeren',
  },
  close: 'Schließen',
  undo: 'Rückgängig',
})
