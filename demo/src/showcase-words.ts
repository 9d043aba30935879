import { itemAt } from './seeded.ts';
import { storyCities } from './story-cities.ts';

const listed = (text: string) => text.split('; ');

/** What addresses of a city are made of. The streets are invented. */
export interface HomeCity {
  hoods: string[];
  zips: string[];
  areaCode: string;
  slug: string;
}

const cityFacts: Record<string, [areaCode: string, zips: string]> = {
  Austin: ['512', '78702 78704 78722 78723 78745 78751'],
  Dallas: ['214', '75204 75208 75214 75218 75223 75230'],
  'Fort Worth': ['817', '76102 76104 76107 76110 76111 76116'],
  Houston: ['713', '77006 77007 77008 77018 77023 77098'],
  'San Antonio': ['210', '78204 78209 78210 78212 78215 78258'],
};

/** What is known of a city of the demo. */
export function homeCity(name: string): HomeCity {
  const city = storyCities.find((each) => each.name === name);
  const [areaCode, zips] = cityFacts[name] ?? [];
  if (!city || !areaCode || !zips) throw new Error(`No homes are known in ${name}`);
  return { hoods: city.hoods, zips: zips.split(' '), areaCode, slug: city.slug };
}

export const streetNames = listed(
  'Lantern Oak Lane; Copper Wren Drive; Juniper Bend; Heron Pond Road; Old Quarry Road; Saddle Blanket Trail; Prairie Clover Way; Blue Agave Court; Mill Race Street; Whistling Duck Lane; Pecan Shell Drive; Dry Goods Row; Moonvine Terrace; Windmill Gap; Cotton Scale Road; Cicada Street',
);

/** Kinds of homes: words, the scene that is drawn, thousands of dollars. */
export const homeKinds = listed(
  'Glass-walled ranch|house|870; Moonlight bungalow|bungalows|540; Brick town house|townhouses|465; Butterfly-roof house|house|990; Sleeping-porch cottage|bungalows|389; Corner row house|townhouses|512; Courtyard house|house|1240; Craftsman with a big porch|bungalows|625; Three-story town home|townhouses|575; Garden home|garden|430; Loft with tall windows|interior|349; Mid-century pavilion|house|1095; Storybook bungalow|bungalows|479; Town house with a roof deck|townhouses|690; Artist’s studio and house|interior|560; House in an old orchard|garden|735',
).map((line) => {
  const [words = '', scene = '', thousands = '0'] = line.split('|');
  return { words, scene, dollars: Number(thousands) * 1000 };
});

export const homeFeatures = listed(
  'A sleeping porch and a workshop under the pecans; Oak floors throughout and a kitchen that was made to be cooked in; A plunge pool, a fire pit and shade until five; Hand-painted tile in every bath; Walk to the park, the bakery and the bus; A study with a door that closes; Solar roof and a full battery; A root cellar and two fig trees; Restored windows that open; A guest house with its own gate; Tall ceilings and morning light on three sides; A porch swing that stays with the house; Bookshelves to the ceiling and a reading stair; Room for three cars or one boat',
);

/** What a product firm sells: scene, name, two lines, dollars. */
const products: Record<string, string> = {
  'Cottonwood & Vine Interiors':
    'sofa|Low sofa|84 in. wide|Filled with down|2149; armchair|Reading chair|Walnut frame|Made to order|879.5; lamp|Paper floor lamp|61 in. tall|Dimmable|264; planter|Stoneware planter|14 in. across|With saucer|89.95; sofa|Daybed|78 in. long|Cover can be washed|1365; armchair|Slipper chair|27 in. wide|Two week delivery|612; lamp|Clay table lamp|Linen shade|18 in. tall|178.25; planter|Hanging planter|Braided rope|For indoors|54',
  'Copper Kettle Kitchens':
    'kettle|Copper kettle|Holds 2 quarts|Tin lined|189; pan|Cast-iron skillet|12 inches|Ready seasoned|74.5; kettle|Pour-over kettle|Goose neck|1 quart|96; pan|Sauté pan|Holds 4 quarts|Copper core|248; kettle|Enamel teapot|Holds six cups|With strainer|62.75; pan|Paella pan|18 inches|Carbon steel|88; kettle|Stove-top percolator|Eight cups|Beech handle|79.95; pan|Crepe pan|10 inches|Low rim|58',
  'Grackle & Sons Furniture':
    'armchair|Porch rocker|White oak|Sits low|429; sofa|Camelback sofa|92 in. wide|Eight-way tied|2890; armchair|Mesquite armchair|Woven seat|Signed by the maker|715; sofa|Settle|Cypress|Storage below|990; armchair|Library chair|Leather|Brass nails|1480; sofa|Loveseat|60 in. wide|Spring seat|1225; lamp|Turned floor lamp|Pecan wood|Linen shade|338.5; armchair|Nursing chair|No arms|Cherry|505',
  'High Plains Garden Supply':
    'planter|Galvanized trough|24 gallons|Drains well|119; planter|Terra-cotta pot|18 in. across|Frost proof|64.5; planter|Cedar window box|36 in. long|With brackets|82; planter|Agave in a bowl|Full sun|Three years old|58; planter|Herb crate|Six herbs|Ready to plant|44.95; planter|Glazed urn|22 in. tall|Cobalt|149; planter|Citrus tub|Holds one tree|On casters|136; planter|Strawberry jar|Eleven pockets|Red clay|71.25',
  'Mesquite Moon Jewelers':
    'ring|Moonstone ring|Sterling silver|Sizes 5 to 9|285; necklace|Turquoise strand|18 inches|Hand knotted|540; ring|Wide band|14 k gold|Hammered|1195; necklace|River pearl necklace|16 inches|Silver clasp|360.5; ring|Signet|Silver|Engraved on request|230; necklace|Opal pendant|On a fine chain|20 inches|675; ring|Stacking rings|Set of three|Gold filled|148; necklace|Bolo|Braided leather|Silver tips|198.75',
  'Prickly Pear Paper Goods':
    'stationery|Letterpress cards|Box of ten|Cotton paper|24; stationery|Field notebook|160 pages|Lies flat|18.5; stationery|Wall calendar|Twelve prints|11 by 17 inches|32; stationery|Recipe cards|Set of forty|With tin|27.95; stationery|Wrapping paper|Five sheets|Cactus flower|16; stationery|Desk planner|Undated|Cloth bound|38; stationery|Postcards|Set of twelve|Texas rivers|14.25; stationery|Guest book|Linen cover|Gilt edge|56',
  'White Heron Lighting':
    'lamp|Heron floor lamp|66 in. tall|Brass stem|489; lamp|Reed table lamp|Rice paper|22 in. tall|215.5; lamp|Marsh lamp|Green glass|Dimmable|328; lamp|Dock lantern|Seeded glass|For outdoors|176; lamp|Task lamp|Two joints|Cast base|142; lamp|Night lamp|Shell shade|Eight inches|68.95; lamp|Tripod lamp|White oak|Linen drum|412; lamp|Banker’s lamp|Blue glass|Pull chain|154',
};

const finishes = listed('in moss; in rust; in natural; in indigo');

/** The products of a firm, sixteen of them; none of a firm that sells homes. */
export function productsOf(firm: string) {
  const lines = products[firm]?.split('; ') ?? [];
  return [...lines, ...lines].map((line, at) => {
    const [scene = '', name = '', line1 = '', line2 = '', dollars = '0'] = line.split('|');
    const isSecond = at >= lines.length;
    const finish = isSecond ? ` ${itemAt(finishes, at)}` : '';
    const cents = Math.round(Number(dollars) * 100) + (isSecond ? 1500 : 0);
    return { scene, name: `${name}${finish}`, line1, line2, price: (cents / 100).toFixed(2) };
  });
}

/** Titles of slots with homes and with products. */
export const slotTitles = {
  homes: listed(
    'Homes of {hood}|Open this weekend; Keys to {hood}|Three doors to knock on; The {hood} collection|Porches, pools and pecans; Come home to {hood}|New on the market; Weekend open houses|In {hood} and nearby',
  ),
  products: listed(
    'Made to be kept|New from the workshop; The gift table|Small things, well made; A room of your own|Pieces for every corner; Fresh this season|Just unpacked; Made in Texas|By hand, in small numbers',
  ),
};
