export { noteViewed } from './note-viewed.ts'
export { RecentlyViewed } from './recently-viewed.tsx'
