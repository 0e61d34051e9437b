export { load } from '~/features/car-detail/car-data';
