import { late } from '../../../late/late.tsx'

/** A list that is not stored on the device, with its actions. */
export const ListContents = late(async () => (await import('./page/list-contents.tsx')).ListContents, 'now', ['lists', 'cart'])

/** The server renders a placeholder: the lists are on the device. */
export const ListsView = late(async () => (await import('./page/lists-view.tsx')).ListsView, 'now', ['lists', 'cart'])
