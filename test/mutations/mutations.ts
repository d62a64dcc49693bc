import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'
import { cuts } from '../wirings/wirings.ts'
import { account } from './account.ts'
import { buying } from './buying.ts'
import { calls } from './calls.ts'
import { carts } from './carts.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { customers } from './customers.ts'
import { cutting } from './cutting.ts'
import { cuttingForm } from './cutting-form.ts'
import { delivery } from './delivery.ts'
import { demoPages } from './demo-pages.ts'
import { engine } from './engine.ts'
import { field } from './field.ts'
import { firstDay } from './first-day.ts'
import { forms } from './forms.ts'
import { frontends } from './frontends.ts'
import { limits } from './limits.ts'
import { listings } from './listings.ts'
import { load } from './load.ts'
import { meanings } from './meanings.ts'
import { navigation } from './navigation.ts'
import { offlineCaches } from './offline-caches.ts'
import { operations } from './operations.ts'
import { orderLines } from './order-lines.ts'
import { pages } from './pages.ts'
import { platformValues } from './platform-values.ts'
import { prices } from './prices.ts'
import { productPages } from './product-pages.ts'
import { readings } from './readings.ts'
import { rooms } from './rooms.ts'
import { screens } from './screens.ts'
import { searches } from './searches.ts'
import { settings } from './settings.ts'
import { sharing } from './sharing.ts'
import { shop } from './shop.ts'
import { stores } from './stores.ts'
import { tasks } from './tasks.ts'
import { texts } from './texts.ts'
import { tradeWords } from './trade-words.ts'
import { typedLines } from './typed-lines.ts'
import { urls } from './urls.ts'
import { values } from './values.ts'

/** Every declared mutation. `npm run mutate -- requirements` applies them. */
export const MUTATIONS: readonly Mutation[] = [
  ...texts,
  ...cuts,
  ...prices,
  ...carts,
  ...catalog,
  ...account,
  ...limits,
  ...calls,
  ...buying,
  ...content,
  ...settings,
  ...customers,
  ...cutting,
  ...tasks,
  ...operations,
  ...field,
  ...load,
  ...delivery,
  ...sharing,
  ...stores,
  ...rooms,
  ...frontends,
  ...engine,
  ...firstDay,
  ...listings,
  ...productPages,
  ...searches,
  ...tradeWords,
  ...urls,
  ...pages,
  ...screens,
  ...cuttingForm,
  ...orderLines,
  ...offlineCaches,
  ...values,
  ...shop,
  ...navigation,
  ...platformValues,
  ...readings,
  ...meanings,
  ...forms,
  ...demoPages,
  ...typedLines,
]
