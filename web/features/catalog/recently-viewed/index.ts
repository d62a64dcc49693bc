export { recentList } from './device/recent-list.ts'
export { RecentlyViewed, useRecordView } from './recently-viewed.tsx'
