import { Button } from '@signal-shop/ui/components/button/button';
import { Price } from '@signal-shop/ui/components/price/price';

export default { title: 'price', component: Price };

export const WithButton = {
  render: () => (
    <>
      <Price kind="money" amount={74.99} original={99.99} />
      <Button>Add to cart</Button>
    </>
  ),
};
