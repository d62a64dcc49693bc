import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'

/**
 * Adds the shopper's customer group beside the query. The platform removes it again to choose tier prices.
 * @source platform contract §2.3
 */
export const searchForGroup = <E extends SearchEntity>(
  request: SearchRequest<E>,
  { id, token }: CustomerGroup,
): SearchRequest<E> => ({
  ...request,
  body: { ...request.body, groupId: id, ...(token === null ? {} : { groupToken: token }) },
})
