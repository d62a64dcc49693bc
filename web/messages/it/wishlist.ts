/** The words of the wishlist. */
export const messages = () => ({
  title: 'Preferiti',
  description: 'Ciò che mettete da parte per dopo, conservato su questo dispositivo.',
  needsScripts: 'I preferiti richiedono JavaScript, perché restano solo sul vostro dispositivo. Attivatelo e tornate qui.',
  close: 'Chiudi i preferiti',
  toWishlist: 'Vedi i preferiti',
  remove: 'Rimuovi',
  waiting: 'Apertura dei preferiti…',
  emptyTitle: 'Ancora niente tra i preferiti',
  emptyText: 'Premete il cuore di un prodotto per metterlo da parte. Lo troverete qui, anche senza rete.',
  home: 'Sfoglia le categorie',
  search: 'Cerca nel negozio',
})
