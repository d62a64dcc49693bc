import { formErrors } from '#schema/messages/it/form-errors.ts'
import { ownMethods } from '#schema/messages/it/own-methods.ts'
import { purchaseRefusals } from '#schema/messages/it/purchase-refusals.ts'
import type { ServerMessages } from './en.ts'

export const it: ServerMessages = {
  form: formErrors,
  purchase: purchaseRefusals,
  ownMethods,
  facets: { in_stock: 'Disponibile', on_offer: 'In offerta' },
  set: {
    unavailable: (option) => `Questo set al momento non è disponibile: per «${option}» non è rimasto nulla.`,
    gone: (component) => `«${component}» non è disponibile. Scegliete qualcos’altro al suo posto.`,
    only: (component, left) => `Di «${component}» restano solo ${left} pezzi.`,
  },
  cart: {
    only: (quantity) => `Di questo prodotto sono disponibili solo ${quantity} pezzi`,
    notFound: 'Questo prodotto non è più nel negozio.',
    notConfigured: 'Scegliete prima le opzioni di questo prodotto.',
    quantityTooSmall: 'La quantità deve essere un numero intero positivo',
    quantityTooLarge: (most) => `La quantità deve essere inferiore a ${most + 1}`,
    quantityBelowLeast: (least) => `La quantità deve essere almeno ${least}`,
    quantityNotInSteps: (step) => `La quantità deve essere un multiplo di ${step}`,
    length: (least, most) => `Inserite una lunghezza da ${least} a ${most} mm`,
    tooManyLines: (most) => `Il carrello può contenere al massimo ${most} prodotti diversi.`,
    device: 'Il nome del dispositivo non è leggibile.',
    refused: 'Non è stato possibile modificare questa riga del carrello.',
    coupon: 'Il codice del buono non è corretto',
    couponRefused: 'Non è stato possibile modificare il buono.',
    shippingRefused: 'Il carrello non può essere consegnato così.',
    country: 'Scegliete il paese dall’elenco.',
    unavailable: 'Al momento non è possibile salvare il carrello.',
  },
  totals: { subtotal_incl_tax: 'Subtotale IVA inclusa', payment: 'Pagamento', shipping: 'Spedizione', grand_total: 'Totale' },
  customer: {
    noAccount: 'Non possiamo creare un account con questi dati. Se ne avete già uno, accedete o reimpostate la password.',
    signedOut: 'Per vedere questa pagina bisogna accedere',
    wrongCredentials: 'L’indirizzo e-mail o la password non è corretto',
    wrongPassword: 'La password attuale non è corretta',
    refused: 'Non è possibile. Controllate i dati inseriti.',
    unavailable: 'Al momento non è possibile. Riprovate tra poco.',
    incompleteAddress: 'Uno dei vostri indirizzi salvati è incompleto, per esempio senza numero di telefono. Completatelo prima.',
    resetNotSent: 'Errore nell’invio dell’e-mail per reimpostare la password',
    tooManyAddresses: (most) => `Gli indirizzi possono essere al massimo ${most}: toglietene prima uno`,
    notYourSubscription:
      'Possiamo cancellare un indirizzo solo dal suo account o dal dispositivo su cui è stato iscritto. Potete anche usare il link in fondo a ogni newsletter.',
    deviceUnknown: 'Questo dispositivo non è più connesso.',
    tooManyRequests: 'Troppi tentativi in poco tempo. Riprovate più tardi.',
  },
  order: {
    key: 'Il nome dell’ordine non è leggibile.',
    cartChanged: 'Il carrello è cambiato. Controllatelo ancora prima di ordinare.',
    totalChanged: 'L’importo da pagare è cambiato. Controllatelo ancora prima di ordinare.',
    carrier: 'Scegliete come ricevere la merce.',
    payment: 'Scegliete come pagare.',
    refused: 'L’ordine non è stato accettato e nulla è stato ordinato. Controllatelo, oppure chiamateci.',
    unavailable: 'Nulla è stato ordinato: al momento non è possibile ordinare. Riprovate tra poco.',
    unconfirmed: 'Non sappiamo ancora se l’ordine è arrivato. Attendete un momento; nulla viene ordinato due volte.',
  },
  attribute: { yes: 'Sì', no: 'No' },
  session: {
    refused: 'L’accesso è scaduto. Accedete di nuovo.',
    attempts: 'Non è stato possibile prolungare l’accesso. Cancellate i dati salvati di questa pagina e ricaricatela.',
    ended: 'L’accesso da questo dispositivo è stato chiuso. Accedete di nuovo.',
  },
}
