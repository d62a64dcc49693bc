import { sendCuttingList } from '../../../services/contact/send-cutting-list.ts'
import { sendMessage } from '../../../services/contact/send-message.ts'
import { writeReview } from '../../../services/customer/write-review.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const contact: Resolvers = {
  Mutation: {
    reviewCreate: (_parent, { input }, scope) => writeReview(input, scope),
    cuttingListSend: (_parent, { input }, scope) => sendCuttingList(input, scope),
    messageSend: (_parent, { input }, scope) => sendMessage(input, scope),
  },
}
