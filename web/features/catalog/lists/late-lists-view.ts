import { late } from '../../../late/late.tsx'

/** The server renders a placeholder: the lists are on the device. */
export const ListsView = late(async () => (await import('./page/lists-view.tsx')).ListsView, 'now', ['lists', 'cart'])
