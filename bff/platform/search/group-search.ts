import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'

/**
 * A question with the shopper's group beside the query, where the platform takes it off again to choose tier prices.
 * @source platform contract §2.3
 */
export const searchForGroup = <E extends SearchEntity>(
  request: SearchRequest<E>,
  { id, token }: CustomerGroup,
): SearchRequest<E> => ({
  ...request,
  body: { ...request.body, groupId: id, ...(token === null ? {} : { groupToken: token }) },
})
