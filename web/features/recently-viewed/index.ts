export { recentList, viewed } from './recent-list.ts'
export { RecentlyViewed } from './recently-viewed.tsx'
