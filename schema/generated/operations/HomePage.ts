// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operations.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:c7aab32d965d6fb91549ad9b8ca972a880d0e7d10872571126f33386cfec2c33', name: 'HomePage' }
