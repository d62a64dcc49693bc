// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted, figure, tenth }: Format) => ({
  price: {
    incVat: 'IVA inclusa',
    exVat: 'IVA esclusa',
    free: 'Gratis',
    from: 'da',
    yours: 'Il tuo prezzo',
    was: 'Prima',
    now: 'ora',
    unit: {
      METRE: 'al metro',
      SQUARE_METRE: 'al m²',
      PIECE: 'al pezzo',
    },
    shortUnit: {
      METRE: '/m',
      SQUARE_METRE: '/m²',
      PIECE: '/pezzo',
    },
    each: 'cad.',
    perPack: 'a confezione',
    fromQuantity: (quantity: number) => `Da ${figure(quantity)}:`,
    toNextBreak: (missing: number) => `Ancora ${figure(missing)} e ogni pezzo costa`,
    save: (percent: number) => `Sconto ${figure(percent)}%`,
    checking: 'Verifica del prezzo…',
    unconfirmed: 'Prezzo non confermato al momento',
    unknown: 'Prezzo sconosciuto',
  },
  stock: {
    status: {
      OK: 'Disponibile',
      OUT_OF_STOCK: 'Non disponibile',
      VOLATILE: 'Disponibilità non confermata',
    },
    available: 'Disponibile',
    left: (quantity: number) => counted(quantity, 'disponibile', 'disponibili'),
    few: (quantity: number) => `Solo ${counted(quantity, 'ancora disponibile', 'ancora disponibili')}`,
  },
  phoneOrderOnly: 'Ordine per telefono',
  breadcrumbs: 'Sei qui',
  rating: (rating: number) => `${tenth(rating)} su 5`,
  rated: ({ rating, count }: { rating: number; count: number }) => `${figure(rating)} stelle su 5, ${counted(count, 'recensione', 'recensioni')}`,
  compare: {
    add: 'Confronta',
    added: 'Nel confronto',
  },
  wish: 'Preferiti',
  chooseOptions: 'Scegli la versione',
  cart: {
    delivery: 'Consegna e ritiro',
    add: 'Aggiungi al carrello',
    adding: 'Aggiunta in corso…',
    quickAdd: 'Aggiungi',
    inCart: 'nel carrello',
    failed: 'Non è stato possibile aggiungerlo. Ricarica la pagina e riprova.',
  },
  quantity: {
    fewer: 'Uno in meno',
    more: 'Uno in più',
    errors: {
      NOT_A_POSITIVE_INTEGER: 'La quantità deve essere un numero intero positivo',
      NOT_ABOVE_ZERO: 'La quantità deve essere maggiore di 0',
      UNCLEAR: 'Scrivi il numero senza virgola né punto: 1200 o 1.',
      TOO_MANY: 'La quantità deve essere inferiore a 10.000',
    },
  },
  recentlyViewed: {
    title: 'Visti di recente',
    clear: 'Svuota',
  },
  close: 'Chiudi',
  undo: 'Annulla',
})
