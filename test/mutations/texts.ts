import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

export const texts: readonly Mutation[] = [
  {
    requirement: 'TEXT-1',
    file: 'web/messages/en/cart.ts',
    find: "added: 'Product has been added to the cart!'",
    replace: "added: 'Product was added to the cart!'",
  },
  {
    requirement: 'TEXT-8',
    file: 'web/messages/en/listing.ts',
    find: 'No products synchronized for this category. Please come back while online!',
    replace: 'No products synchronized for this category. Come back while online!',
  },
  {
    requirement: 'TEXT-12',
    file: 'web/messages/en/account.ts',
    find: 'logged out',
    replace: 'signed out',
  },
]
