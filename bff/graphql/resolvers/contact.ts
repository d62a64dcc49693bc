import { sendTypedCuttingList } from '../../services/contact/cutting-pieces.ts'
import { sendMessage } from '../../services/contact/send-message.ts'
import { writeReview } from '../../services/customer/write-review.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const contact: Resolvers = {
  Mutation: {
    reviewCreate: (_parent, { input }, scope) => writeReview(input, scope),
    cuttingListSend: (_parent, { input }, scope) => sendTypedCuttingList(input, scope),
    messageSend: (_parent, { input }, scope) => sendMessage(input, scope),
  },
}
