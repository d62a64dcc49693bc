import type { Extension } from '#schema/page.types.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { PlatformError } from '../base/errors.ts'
import type { HttpReply, PlatformHttp } from '../http/client.ts'
import { storeQuery } from '../http/store-query.ts'

/** Whether the platform has an extension; null if its answer does not say so. Never throws platform errors. */
export type ProbeExtension = (view: StoreViewConfig, extension: Extension) => Promise<boolean | null>

type Ask = (http: PlatformHttp, view: StoreViewConfig) => Promise<HttpReply>

const NEWSLETTER = '/api/ext/magento2-subscribe/subscribe'
const MAIL = '/api/ext/mail-service/get-token'
const BLOG = '/api/ext/magefan-blog/list'

/**
 * Calls that change nothing: an incomplete review fails the platform's schema. A new mail token ends the last one, which the mail client
 * survives.
 */
const CALLS: Readonly<Record<Extension, readonly Ask[]>> = {
  newsletter: [
    (http, view) =>
      http.get(NEWSLETTER, { ...storeQuery(view), email: 'probe@example.com' }, { name: 'probe newsletter', isQuiet: true }),
  ],
  mail: [
    (http, view) => http.post(MAIL, storeQuery(view), {}, { name: 'probe mail', isQuiet: true }),
    (http, view) => http.get(MAIL, storeQuery(view), { name: 'probe mail', isQuiet: true }),
  ],
  blog: [
    (http, view) =>
      http.get(
        BLOG,
        { ...storeQuery(view), storeId: String(view.id), page: '1', limit: '1' },
        { name: 'probe blog', isQuiet: true },
      ),
  ],
  reviews: [
    (http, view) => http.post('/api/review/create', storeQuery(view), { review: {} }, { name: 'probe reviews', isQuiet: true }),
  ],
}

/** @source DAY-9; decision 0034; platform contract E6 to E8, E10 */
export const extensionProbe =
  (http: PlatformHttp): ProbeExtension =>
  async (view, extension) => {
    const answers = await Promise.all(CALLS[extension].map((ask) => interpretReply(ask(http, view))))
    if (answers.includes('present')) return true
    const isAbsent = answers.every((answer) => answer === 'absent')
    // During a deployment a proxy answers 404 for everything.
    return isAbsent && (await interpretReply(http.get('/api/', {}, { name: 'probe', isQuiet: true }))) === 'present'
      ? false
      : null
  }

/** Any JSON comes from the platform. Only a 404 in HTML and a 501 mean that the endpoint does not exist. */
async function interpretReply(asked: Promise<HttpReply>): Promise<'present' | 'absent' | 'unclear'> {
  try {
    const { status, contentType } = await asked
    if (status === 501) return 'absent'
    if (contentType.includes('application/json')) return 'present'
    return status === 404 ? 'absent' : 'unclear'
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return error.status === 501 ? 'absent' : 'unclear'
  }
}
