/** The words of the wishlist. */
export const messages = () => ({
  title: 'Merkliste',
  description: 'Was Sie sich für später merken, auf diesem Gerät aufbewahrt.',
  needsScripts:
    'Die Merkliste braucht JavaScript, denn sie bleibt allein auf Ihrem Gerät. Bitte schalten Sie es ein und kommen Sie wieder.',
  close: 'Merkliste schließen',
  toWishlist: 'Merkliste ansehen',
  remove: 'Entfernen',
  waiting: 'Ihre Merkliste wird geöffnet …',
  emptyTitle: 'Noch nichts auf Ihrer Merkliste',
  emptyText: 'Drücken Sie auf das Herz eines Produkts, um es sich zu merken. Es steht dann hier, auch ohne Netz.',
  home: 'Kategorien ansehen',
  search: 'Im Shop suchen',
})
