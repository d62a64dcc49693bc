import type { PriceUnit, StockStatus } from '#schema/generated/types.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { Format } from '../format.ts'

const units: Record<PriceUnit, string> = { METRE: 'pro Meter', SQUARE_METRE: 'pro m²', PIECE: 'pro Stück' }

const shortUnits: Record<PriceUnit, string> = { METRE: '/m', SQUARE_METRE: '/m²', PIECE: '/Stück' }

const stock: Record<StockStatus, string> = {
  OK: 'Auf Lager',
  OUT_OF_STOCK: 'Nicht auf Lager',
  VOLATILE: 'Bestand nicht bestätigt',
}

/** Prices, stock and other parts of every screen. */
const common = ({ counted, figure }: Format) => ({
  price: {
    incVat: 'inkl. MwSt.',
    exVat: 'zzgl. MwSt.',
    from: 'ab',
    was: 'Statt',
    now: 'jetzt',
    unit: (unit: PriceUnit) => units[unit],
    shortUnit: (unit: PriceUnit) => shortUnits[unit],
    fromQuantity: (quantity: number) => `Ab ${figure(quantity)}:`,
    save: (percent: number) => `${figure(percent)} % sparen`,
    checking: 'Preis wird geprüft …',
    unconfirmed: 'Preis gerade nicht bestätigt',
    unknown: 'Preis unbekannt',
  },
  stock: {
    status: (status: StockStatus) => stock[status],
    left: (quantity: number) => `${figure(quantity)} auf Lager`,
    few: (quantity: number) => `Nur noch ${figure(quantity)} auf Lager`,
  },
  phoneOrderOnly: 'Telefonisch bestellen',
  breadcrumbs: 'Sie sind hier',
  rating: (rating: number) => `${figure(Math.round(rating * 10) / 10)} von 5`,
  rated: (rating: number, count: number) => `${figure(rating)} von 5 Sternen, ${counted(count, 'Bewertung', 'Bewertungen')}`,
  figure,
  compare: { add: 'Vergleichen', added: 'In Ihrem Vergleich' },
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
      TOO_MANY: `Die Menge muss kleiner als ${figure(MOST_PIECES + 1)} sein`,
    },
  },
})

const recentlyViewed = () => ({
  title: 'Zuletzt angesehen',
  clear: 'Leeren',
})

export const messages = (format: Format) => ({
  ...common(format),
  recentlyViewed: recentlyViewed(),
})
