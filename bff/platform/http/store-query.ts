import type { StoreViewConfig } from '../../config/store-view.ts'
import type { Query } from './redaction.ts'

/** How a store view other than the default one is named to the platform. @source platform contract §0.2 */
export const storeQuery = ({ code }: Pick<StoreViewConfig, 'code'>): Query => (code === 'default' ? {} : { storeCode: code })
