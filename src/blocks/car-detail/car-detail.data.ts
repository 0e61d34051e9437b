export { load } from '~/features/car-detail/server';
