export { forgetViewed } from './device/recent-list.ts'
export { RecentlyViewed } from './recently-viewed.tsx'
export { useNoteViewed } from './use-note-viewed.ts'
