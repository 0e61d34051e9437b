import { use } from 'react';
import { CardAction, CardLevel, CardPicture, CardText, CardTitle, cardClass } from '~/features/content-card';
import type { FieldValues } from '~/modules/content';
import type { BlockView, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { Badge } from '~/ui/badge';
import { Card, CardBody } from '~/ui/card';
import type { block } from './car-model-card.block';
import styles from './car-model-card.module.css';

type Fields = FieldValues<FieldsOf<typeof block>>;

/** A card whose whole area is its one link: the link's text when it has one, else the title. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => {
  const level = use(CardLevel);
  const { Title: title, Text: text, Image: image } = fields;
  const facts = factsOf(fields);
  if (title === '' && text === '' && image === null && facts.length === 0) return null;
  const link = linkAttributes(page, fields.Link);
  const linked = { title, link, action: fields.Link?.text ?? '' };
  return (
    <Card as="div" interactive={link !== null} className={cardClass}>
      <CardPicture image={image} title={title} />
      <CardBody className={styles.body}>
        {fields.IsCampaign && fields.Campaign !== '' && (
          <p className={styles.campaign}>
            <Badge tone="accent">{fields.Campaign}</Badge>
          </p>
        )}
        <CardTitle {...linked} level={level} />
        <CardText text={text} />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([label, value], at) => (
              <div key={`${at}-${label}`} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <CardAction {...linked} page={page} />
      </CardBody>
    </Card>
  );
};

/** The pairs that have both a label and a value; the others leave no gap. */
function factsOf(fields: Fields): readonly (readonly [label: string, value: string])[] {
  const pairs = [
    [fields.Label1, fields.Value1],
    [fields.Label2, fields.Value2],
    [fields.Label3, fields.Value3],
    [fields.Label4, fields.Value4],
  ] as const;
  return pairs.filter(([label, value]) => label.trim() !== '' && value.trim() !== '');
}
