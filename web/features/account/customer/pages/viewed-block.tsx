import { RecentlyViewed } from '../../../catalog/recently-viewed/index.ts'

/** Products viewed on this device. @source SCREEN-4 */
export const ViewedBlock = () => <RecentlyViewed />
