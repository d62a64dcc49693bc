import { RecentlyViewed } from '../../recently-viewed/index.ts'

/** What was looked at on this device. @source SCREEN-4 */
export const ViewedBlock = () => <RecentlyViewed />
