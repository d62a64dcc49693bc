// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialsQuery, CuttingMaterialsQueryVariables } from '../operation-types.ts'

export const CuttingMaterialsDocument: Operation<CuttingMaterialsQuery, CuttingMaterialsQueryVariables> = { id: 'sha256:dffa562edef5665899f95c626bf69dc08830aca48c93419106c778d833548adf', name: 'CuttingMaterials' }
