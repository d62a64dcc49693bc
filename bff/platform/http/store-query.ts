import type { StoreViewConfig } from '../../config/store-view.ts'
import type { Query } from './redaction.ts'

/** The store view parameter; the default store view is not named. @source platform contract §0.2 */
export const storeQuery = ({ code }: Pick<StoreViewConfig, 'code'>): Query => (code === 'default' ? {} : { storeCode: code })
