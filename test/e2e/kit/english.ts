import { allMessages } from '../../../web/messages/all-messages.ts'
import { BRITISH } from '../../../web/messages/format.test-kit.ts'

/** The messages of the store view that browser tests visit. */
export const english = await allMessages(BRITISH)
